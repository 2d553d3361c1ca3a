import { expect, test } from '#tests/support/browser-test.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { checkAccessibility, checkPage, checkThemes, checkWidth } from './check-accessibility.ts';

test('A country study goes from the index to a page and on to its documents (SH-093, SH-094, TL-068, TL-069, OP-101)', async ({
  page,
}) => {
  await checkPage(page, '/jurisdictions', page.getByRole('heading', { level: 1, name: 'Jurisdictions' }));
  await page.getByLabel('Find a jurisdiction').fill('norw');
  await page.getByRole('main').getByRole('link', { name: 'Norway', exact: true }).press('Enter');
  await checkPage(page, '/jurisdiction/norway', page.getByRole('heading', { level: 1, name: 'Norway' }));
  await expect(page.getByRole('region', { name: 'Legislation' })).toContainText('Nothing of this sort on Norway');
  await expect(page.getByRole('table', { name: 'Conventions that Norway joined' })).toContainText('14 Mar 1961');
  await expect(page.getByText('Read on 27 Nov 2026').first()).toBeVisible();
  await page.getByRole('complementary', { name: 'Key facts on Norway' }).getByRole('link', { name: 'Sweden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sweden' })).toBeVisible();
});

test('Organizations and conventions lead to their pages (SH-090, SH-091, SH-108, TL-065, TL-066, TL-067, OP-99, OP-100)', async ({
  page,
}) => {
  await page.goto('/organizations');
  await page.getByLabel('Find an organization').fill('icc');
  await page.getByRole('link', { name: 'International Chamber of Commerce', exact: true }).click();
  await checkPage(
    page,
    '/organization/ka-org-icc',
    page.getByRole('heading', { level: 1, name: 'International Chamber of Commerce' }),
  );
  await expect(page.getByRole('link', { name: 'ICC Rules 2021' })).toBeVisible();
  await page.goto('/organization/ka-org-wipo');
  await page.getByLabel('Amount in dispute, USD').fill('5,000,000');
  // OP-176: the example that the institution published itself.
  await expect(page.getByRole('row', { name: /^Administration fee 5,000 10,000$/ })).toBeVisible();
  await expect(page).toHaveURL(/\?amount=5000000$/);
  await checkPage(page, page.url(), page.getByRole('heading', { level: 2, name: 'Costs' }));
  await page.goto('/conventions');
  await page.getByRole('link', { name: 'Show status of New York Convention, 1958 (editorial summary)' }).click();
  await expect(page.getByRole('table', { name: /^Status of New York Convention/ }).getByRole('rowheader')).toHaveCount(
    187,
  );
  // OP-186: what stands behind a row, opened from its number by keyboard; Escape gives the focus back.
  const number = page.getByRole('button', { name: /^Source 1 on Chile: Status of New York/ });
  await number.press('Enter');
  const facts = page.getByRole('dialog', { name: /^Chile: Status of New York/ });
  await expect(facts.getByText('Party by accession; deposited 04 Sep 1975')).toBeVisible();
  await facts.getByRole('button', { name: 'More' }).first().press('Enter');
  await expect(facts.getByText(/^27 Nov 2026 \(/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(number).toBeFocused();
  // A short list has the same parts, and is held against the rules in a tenth of the time.
  await page.goto('/conventions');
  await page.getByRole('link', { name: 'Show status of Panama Convention, 1975 (editorial summary)' }).click();
  await expect(page.getByRole('table', { name: /^Status of Panama Convention/ })).toBeVisible();
  await checkPage(page, page.url(), page.getByRole('heading', { level: 1, name: 'Conventions' }));
});

test('Two states are picked and the treaty between them is found, or none in our list (TL-064, OP-98)', async ({
  page,
}) => {
  await page.goto('/bits');
  // A phone breaks the line of a result between its facts, not within a short one.
  await page.setViewportSize({ width: 390, height: 844 });
  const since = page.getByRole('article').getByText(/^In force since \d\d \w{3} \d{4}$/);
  await expect(since.first()).toBeVisible();
  const lines = await since.evaluateAll((facts) => facts.map((fact) => fact.getClientRects().length));
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Pick two states/ }).click();
  await page.getByRole('combobox', { name: 'First state' }).fill('Chile');
  await page.getByRole('option', { name: 'Chile' }).first().click();
  const second = page.getByRole('combobox', { name: 'Second state' });
  await second.fill('Norway');
  await second.press('Enter');
  await expect(page.getByRole('link', { name: 'Chile – Norway BIT (1993)' }).first()).toBeVisible();
  await expect(page.getByText('in force since 07 Sep 1994')).toBeVisible();
  await second.fill('Egypt');
  await second.press('Enter');
  await expect(page.getByText(/^As of \d\d \w{3} \d{4}: none in our list of/)).toBeVisible();
  // OP-186, OP-187: the day stands in the address and in the answer; what binds both is named with its own days.
  await page.getByLabel('As of').fill('1990-01-01');
  await expect(page).toHaveURL(/\?day=1990-01-01$/);
  await expect(page.getByText(/^As of 01 Jan 1990: none in our list of/)).toBeVisible();
  const conventions = page.getByRole('region', { name: 'Conventions' });
  await expect(conventions).toContainText('Chile: bound since 03 Dec 1975');
  await page.getByLabel('As of').fill('1970-01-01');
  await expect(conventions).toBeHidden();
  await page.getByLabel('As of').fill('1990-01-01');
  await checkThemes(page, 'two states as of a day');
});

test.describe('The figures of law of a place', () => {
  test.use({ account: 'default' });

  test('OP-186: stand below the note on its thresholds as of a day, each with source, quote and history', async ({
    page,
  }) => {
    const address = `http://kcl.localhost:${BROWSER_PORT}/document/kcl-threshold-germany`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${address}?day=2020-12-31`);
    const law = page.getByRole('region', { name: 'Figures of law: Germany' });
    const one = law.getByRole('listitem').filter({ hasText: /^Turnover of one party \(Germany\)/ });
    await expect(one.first()).toContainText('more than EUR 25 million');
    await law.getByLabel('As of').fill('');
    await expect(page).toHaveURL(address);
    await expect(one.first()).toContainText('more than EUR 50 million');
    const more = one.first().getByRole('button', { name: 'More, with history' });
    await more.press('Enter');
    await expect(more.or(one.first().getByRole('button', { name: 'Less' }))).toBeFocused();
    await expect(one.first().getByRole('blockquote')).toContainText('50 Millionen Euro');
    await expect(one.first().getByRole('list', { name: /^History of/ })).toContainText('more than EUR 25 million');
    await checkWidth(page, 'figures of law on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await checkAccessibility(page, 'figures of law');
  });
});
