import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkThemes, checkWidth } from './check-accessibility.ts';

const SITE = `http://kcl.localhost:${BROWSER_PORT}`;

// Of the address that was ended.
test.use({ account: 'default', baseURL: SITE, allowComplaints: [/status of 404/u] });

const figure = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, place: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: place, exact: true }) });
const results = (page: Page) => page.getByRole('heading', { name: 'Where this has to be filed' });

/** What a reader types from field to field, with nothing but keys. */
async function typeOn(page: Page, ...words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
}

// Long because: each step needs the one before, and a page is loaded once.
test('OP-178: six places with two missing figures, by keyboard alone; limits, calendar, memorandum, desk and sharing', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/document/kcl-threshold-germany');
  await page.getByRole('link', { name: 'Work out filings with your figures' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merger filing calculator');
  const chosen = page.getByRole('list', { name: 'Chosen places' });
  await expect(chosen).toHaveText('Germany');
  await page.getByLabel('Add a place').focus();
  for (const name of ['European Union', 'Austria', 'Luxembourg', 'Croatia', 'Norway']) {
    await page.keyboard.type(name);
    await expect(chosen).toContainText(name);
  }
  await page.getByLabel('Law as of').fill('2026-11-27');
  await page.getByLabel('Currency', { exact: true }).last().fill('usd');
  await expect(figure(page, 'USD into EUR')).toBeVisible();
  // A field that is left shows how it was read.
  await figure(page, 'Turnover of Acquirer, Worldwide').focus();
  await typeOn(page, '900 million', '100m', '500m', '20m', '60m', "10'000'000");
  await expect(figure(page, 'Turnover of Target, Germany')).toHaveValue('10,000,000');
  for (const party of ['Acquirer', 'Target']) {
    for (const place of ['Austria', 'Norway']) await figure(page, `Turnover of ${party}, ${place}`).fill('0');
  }
  await page.getByRole('checkbox', { name: /^In member states of the Union/u }).press(' ');
  await figure(page, 'USD into EUR').focus();
  await page.keyboard.type('0.92');
  await page.keyboard.press('Enter');
  // What is wrong is said at its field, which takes the focus.
  await expect(figure(page, 'USD into EUR')).toBeFocused();
  await expect(page.getByText('Say the day of the rate and its source.', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Day of the rate from USD into EUR' }).fill('2026-11-20');
  await page.getByRole('textbox', { name: 'Source of the rate from USD into EUR' }).fill('ECB');
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeFocused();
  for (const [place, result] of [
    ['European Union', 'No filing'],
    ['Germany', 'A figure decides'],
    ['Austria', 'No filing'],
    ['Luxembourg', 'No filing'],
    ['Croatia', 'Read the text'],
    ['Norway', 'No filing'],
  ] as const) {
    await expect(row(page, place)).toContainText(result);
  }
  await expect(page.getByRole('list', { name: 'Summary' })).toContainText('1 not computable yet');
  await checkWidth(page, 'the calculator on a phone');
  await checkThemes(page, 'the calculator on a phone', undefined, ['light', 'dark']);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Germany', exact: true }).press('Enter');
  await expect(
    page.getByText(/Acquirer EUR 900,000,000 \+ Target EUR 92,000,000 \(USD 100,000,000 × 0\.92, ECB/u).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Condition substantial-activity:DE' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Substantial activity, Germany (target)' })).toBeFocused();
  await page.keyboard.type('Yes');
  await page.getByRole('button', { name: 'Value of the deal' }).press('Enter');
  await expect(figure(page, 'Value of the transaction')).toBeFocused();
  await page.keyboard.type('450m');
  await expect(page.getByText('Something was changed since.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Germany')).toContainText('Filing required');
  await expect(row(page, 'Germany')).toContainText('§ 35(1a)');

  await page.getByLabel('Day of filing').fill('2026-11-02');
  await page.getByLabel('Day of filing').press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Germany: phase 1 ends' })).toContainText('02 Dec 2026');
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as calendar (.ics)' }).press('Enter');
  const file = readFileSync((await (await calendar).path()) ?? '', 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:20261202\r\n[^]*END:VCALENDAR\r\n$/u);
  await checkThemes(page, 'the calculator with results and limits', undefined, ['light', 'dark']);

  await page.getByLabel('Name of this merger').fill('Project Quay');
  await page.getByRole('button', { name: 'Keep on my desk' }).press('Enter');
  await page.getByRole('button', { name: 'Share …' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Share this merger' });
  await expect(sheet).toContainText('every figure, rate and fact of the case');
  await sheet.getByRole('button', { name: 'Make an address' }).press('Enter');
  const shared = await sheet.getByLabel('Address').inputValue();
  await page.keyboard.press('Escape');
  const memorandum = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download/u }).press('Enter');
  await page.getByRole('button', { name: /^Word/u }).press('Enter');
  expect((await memorandum).suggestedFilename()).toMatch(/^Project Quay .*\.docx$/u);

  await page.goto(shared);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Quay');
  await expect(row(page, 'Germany')).toContainText('Filing required');
  await expect(page.getByRole('main')).toContainText('EUR 900,000,000');
  await checkThemes(page, 'a shared merger', undefined, ['light']);
  await page.getByRole('button', { name: 'Copy to my desk' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merger filing calculator');
  await page.getByRole('button', { name: /^Kept mergers/u }).press('Enter');
  const remove = page.getByRole('button', { name: 'Remove Project Quay' });
  await expect(remove).toHaveCount(2);
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(remove).toHaveCount(2);
  for (const left of [1, 0]) {
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(left);
  }
  await page.goto(shared);
  await expect(page.getByText('No merger is shared at this address').first()).toBeVisible();
  // OP-178: no figure and no name of a merger stands in an address.
  expect(
    addresses.filter((address) =>
      /900|450|Quay|Acquirer/u.test(decodeURIComponent(new URL(address).pathname + new URL(address).search)),
    ),
  ).toEqual([]);
});
