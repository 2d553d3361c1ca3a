import { checkAccessibility } from './check-accessibility.ts';
import { expect, filterGroup, readCount, searchField, test } from '#tests/support/browser-test.ts';

test('A reader finds, opens and reads a document with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(searchField(page)).toBeFocused();
  await page.getByRole('main').focus();
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('"most favoured nation"');
  await page.keyboard.press('Enter');
  await readCount(page);
  await page.getByRole('main').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/document\/.+searchTerm/);
  await expect(page.locator('.document-text mark').first()).toBeAttached();
  await page.keyboard.press('n');
  await expect(page.locator('mark.current')).toBeInViewport();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('article').nth(1).getByRole('link').first()).toBeFocused();
});

test('A reader searches from home, opens, stars and downloads with the keyboard alone, and the focus is never nowhere', async ({
  page,
}) => {
  const isNowhere = () => page.evaluate(() => document.activeElement === document.body);
  await page.goto('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('third party funding disclosure');
  await page.keyboard.press('Enter');
  await readCount(page);
  await expect.poll(isNowhere).toBe(false);
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/document\/.+searchTerm/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(isNowhere).toBe(false);
  const star = page.getByRole('button', { name: /^Favorite: / }).first();
  const wasStarred = await star.getAttribute('aria-pressed');
  await page.keyboard.press('f');
  await expect(star).not.toHaveAttribute('aria-pressed', String(wasStarred));
  const download = page.getByRole('button', { name: 'Download this document' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(download).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await page.keyboard.press('Enter');
  const started = page.waitForEvent('download');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Word to work with' })).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 30_000 });
  await page.keyboard.press('Enter');
  expect((await started).suggestedFilename()).toMatch(/\.docx$/u);
  expect(await isNowhere()).toBe(false);
});

test('Ctrl K leads to anything by its name and to what can be done with the page, over every page (OP-182)', async ({
  page,
}) => {
  await page.goto('/document/ka-rules-003');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Go to' });
  const field = palette.getByRole('combobox', { name: 'Search the library' });
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await checkAccessibility(page, 'the list of everything');
  const name = 'Download this document';
  await palette.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('Kwam');
  await expect(palette.getByRole('group', { name: 'Go to' }).getByRole('option').first()).toContainText('Kwame');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile-navigator\/kwame/);
  await expect(palette).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /Kwame/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cases', exact: true })).toBeVisible();
  // A page that is still arriving takes the focus once more.
  await expect(async () => {
    await page.getByRole('main').focus();
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(searchField(page)).toBeFocused();
});

test('The first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const toResults = page.getByRole('link', { name: 'Skip to results' });
  while (!(await toResults.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(toResults).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /results/ })).toBeFocused();
});

test('Single keys never act inside a field and can be switched off', async ({ page }) => {
  await page.goto('/search?q=award');
  await readCount(page);
  await searchField(page).focus();
  await page.keyboard.type('?j');
  await expect(searchField(page)).toHaveValue('?j');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Single keys act when I am not typing' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
});

test('The number of results is announced', async ({ page }) => {
  await page.goto('/search?q=award');
  const total = await readCount(page);
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${total.toLocaleString('en-GB')} results`));
});

test('Where a control goes with what it did, the focus goes on beside it or to the heading of the results', async ({
  page,
}) => {
  const heading = page.locator('#results').getByRole('heading', { level: 2 }).first();
  const pill = (name: string) => page.getByRole('link', { name: `Remove Jurisdiction: ${name}` });
  await page.goto('/search?q=award&jurisdiction=France&jurisdiction=Sweden&jurisdiction=Brazil');
  await readCount(page);
  await pill('France').press('Enter');
  await expect(pill('Sweden')).toBeFocused();
  await pill('Sweden').press('Enter');
  await expect(pill('Brazil')).toBeFocused();
  await pill('Brazil').press('Enter');
  await expect(heading).toBeFocused();
  await page.goBack();
  const reset = page
    .getByRole('complementary', { name: 'Search filters' })
    .getByRole('button', { name: 'Reset filters' });
  await reset.press('Enter');
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
  await expect(reset).toBeFocused();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const selection = page.getByRole('group', { name: 'Selection' });
  await selection.getByRole('button', { name: /^Clear/ }).press('Enter');
  await expect(selection.getByRole('checkbox')).toBeFocused();

  await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
  await expect(page).toHaveURL(/start=10/);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  const jurisdictions = filterGroup(page, 'Jurisdiction');
  await jurisdictions.getByRole('button', { name: 'Show more' }).press('Enter');
  await jurisdictions.getByRole('button', { name: 'Show less' }).press('Enter');
  await expect(jurisdictions.getByRole('button', { name: 'Show more' })).toBeFocused();

  for (const [address, way] of [
    ['/search?q=award+AND+zzzqqxx', 'Without “zzzqqxx”'],
    ['/search?q=award&start=9990', 'Go to the last page'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('link', { name: way }).press('Enter');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(/^[\d,]+ results/);
  }
});

test('A choice is drawn as the field beside it, what it opens too, and the keyboard chooses in it', async ({
  page,
}) => {
  await page.goto('/jurisdictions');
  const choice = page.getByRole('combobox', { name: 'By' });
  const looks = ['border-color', 'border-radius', 'background-color', 'min-height'];
  const lookOf = (element: Element, names: string[]) =>
    names.map((name) => getComputedStyle(element).getPropertyValue(name));
  expect(await choice.evaluate(lookOf, looks)).toEqual(
    await page.getByLabel('Find a jurisdiction').evaluate(lookOf, looks),
  );
  expect(await choice.evaluate((element) => getComputedStyle(element, '::picker(select)').appearance)).toBe(
    'base-select',
  );
  await choice.focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(choice).toHaveValue('Continent');
  await expect(choice).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Africa');
});
