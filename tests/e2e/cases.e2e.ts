import { expect, REFUSED, test } from '#tests/support/browser-test.ts';

test('A case page shows the case, its proceedings and their documents (SR-167, SR-168, SR-169)', async ({ page }) => {
  await page.goto('/document/case/ka-case-001');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halvorsen Energi AS');
  await expect(page.getByText('ICC Case No. 91873/XY').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tribunal' })).toBeVisible();
  await expect(page.getByText('21 Oct 2013 – 29 May 2017')).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: /Commenced.*Original proceeding/s });
  const second = page.getByRole('listitem').filter({ hasText: /Commenced.*Application for rectification/s });
  await expect(first).toContainText('Ended');
  // One beside the other in time, and below each other on a phone.
  const places = async () => [await first.boundingBox(), await second.boundingBox()];
  const [one, other] = await places();
  expect(other?.x).toBeGreaterThan(one?.x ?? Infinity);
  expect(other?.y).toBe(one?.y);
  // How each was appointed first, not that they stayed.
  await expect(page.getByText('Nominated by the claimant')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Cited by and related' }).getByRole('link')).not.toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const indent = async () => {
    const [above, below] = await places();
    return (below?.x ?? NaN) - (above?.x ?? NaN);
  };
  await expect.poll(indent).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Original proceeding' }).click();
  await expect(page).toHaveURL('/document/case/ka-case-001/ka-case-001-p1');
  await expect(page.getByRole('heading', { name: 'Representatives' })).toBeVisible();
  await page.getByRole('link', { name: 'Partial award on liability' }).first().click();
  await expect(page).toHaveURL('/document/case/ka-case-001/ka-case-001-p1/ka-award-001');
  await expect(page.locator('.document-text')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Place in the collection' })).toContainText('Original proceeding');
});

test('OP-79: opening a proceeding selects its main document, and one without documents shows who took part, the dates and that there are none', async ({
  page,
}) => {
  await page.goto('/document/case/ka-case-002');
  await page.getByRole('link', { name: 'Original proceeding' }).click();
  const panel = page.getByRole('region', { name: 'Original proceeding' });
  await expect(panel.locator('[aria-current]')).toHaveText('Final award');
  await panel.getByRole('link', { name: 'Read “Final award”' }).click();
  await expect(page).toHaveURL(/\/document\/case\/ka-case-002\/[^/]+\/ka-award-/);
  await expect(page.locator('.document-text')).toBeVisible();
  await page.goto('/document/case/ka-case-042');
  await page.getByRole('link', { name: 'Original proceeding' }).click();
  await expect(panel).toContainText('No public document available');
  await expect(panel.getByRole('link', { name: 'Joaquim Teles Barreto' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Beatriz Quintanilha Serra' })).toBeVisible();
  await expect(panel).toContainText('09 May 2022');
  await expect(panel).toContainText('15 Aug 2023');
  await expect(panel.locator('[aria-current]')).toHaveCount(0);
});

test('The case is not asked for again while one of its proceedings is opened (SR-170, SR-171)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/GetCase\?|GetToc/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/document/case/ka-case-001');
  await page.getByRole('link', { name: 'Original proceeding' }).click();
  await expect(page.getByRole('heading', { name: 'Representatives' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('A case that is asked for as a document is shown on the page of the case', async ({ page }) => {
  await page.goto('/document/ka-case-001?searchTerm=seat');
  await expect(page).toHaveURL('/document/case/ka-case-001?searchTerm=seat');
  await expect(page.getByRole('heading', { name: 'Proceedings' })).toBeVisible();
});

test('The institution leads to what is filed under it, and members of a tribunal to their profiles', async ({
  page,
}) => {
  await page.goto('/document/case/ka-case-018');
  await expect(page.getByRole('link', { name: 'Permanent Court of Arbitration' })).toHaveAttribute(
    'href',
    '/search?organization=Permanent+Court+of+Arbitration',
  );
  await page.getByRole('link', { name: 'Kwame Asante-Boadu' }).first().click();
  await expect(page).toHaveURL(/profile-navigator[/]kwame-asante-boadu/);
});

test('A case of which no proceeding is known says so', async ({ page }) => {
  await page.route('**/CaseAndProceeding/GetToc*', (route) => route.fulfill({ json: [] }));
  await page.goto('/document/case/ka-case-001');
  await expect(page.getByText('No proceedings are recorded for this case.')).toBeVisible();
});

test.describe('unknown', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('An unknown case says so, and so does a proceeding of another case below its own', async ({ page }) => {
    await page.goto('/document/case/there-is-none');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such case' })).toBeVisible();
    await page.goto('/document/case/ka-case-001/ka-case-002-p1');
    await expect(page.getByRole('heading', { level: 2, name: 'This case has no such proceeding' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Halvorsen Energi AS/);
  });
});
