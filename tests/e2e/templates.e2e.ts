import { readFileSync } from 'node:fs';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, showTheme } from './check-accessibility.ts';

const START = '/templates-and-examples';

test('From the menu to an institution’s template and its file, which is saved under its name (SH-125, SH-126, TL-054, TL-057)', async ({
  page,
}) => {
  await page.goto(START);
  await expect(page.getByRole('heading', { level: 1, name: 'Templates and Examples' })).toBeVisible();
  await page.getByLabel('Find a template').fill('emergency');
  await expect(page.getByText('1 template', { exact: true }).first()).toBeVisible();
  const institution = page.getByRole('region', { name: 'SCC Arbitration Institute' });
  await institution.getByRole('link', { name: 'Application for an emergency arbitrator' }).press('Enter');
  await expect(page).toHaveURL(`${START}/ka-template-04`);
  await expect(page.getByRole('heading', { name: 'Is it really urgent?' })).toBeVisible();
  const files = page.getByRole('region', { name: 'Files' }).getByRole('link');
  await expect(files).toHaveText([/^Application/, /^Draft order/]);
  const saved = page.waitForEvent('download');
  await files.nth(1).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('draft-order.docx');
  const source = 'content/demo/ka/templates/ka-template-04.files/draft-order.docx';
  expect(Buffer.compare(readFileSync(await file.path()), readFileSync(source))).toBe(0);
  await page.goto('/document/ka-template-04');
  await expect(page).toHaveURL(`${START}/ka-template-04`);
});

test('A clause is built by keys alone, stands in the address, and comes as a Word file (OP-176)', async ({ page }) => {
  await page.goto(`${START}/arbitration-clause`);
  const clause = page.getByRole('region', { name: 'Clause' });
  await expect(clause.getByText('[Name one language.]')).toBeVisible();
  await page.getByLabel('Institution').selectOption('SCC Arbitration Institute');
  await page.getByLabel('Seat: city').fill('Stockholm');
  await page.getByLabel('Seat: country').fill('Sweden');
  await page.getByRole('radio', { name: 'Left open' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'One' })).toBeChecked();
  await page.getByLabel('Language').fill('English');
  await page.getByLabel('Law of the arbitration agreement').fill('Norway');
  await expect(clause.getByText('The tribunal consists of one arbitrator.')).toBeVisible();
  await expect(clause.getByText(/the law of Norway, the seat is in Sweden/)).toBeVisible();
  await expect(page).toHaveURL(/seat=Stockholm.*clauseLaw=Norway/);
  await page.reload();
  await expect(page.getByLabel('Seat: city')).toHaveValue('Stockholm');
  await clause.getByRole('button', { name: /Download/ }).press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Word/ }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^Arbitration clause .*\.docx$/);
});

test('The pages pass axe on a desk and a phone, in light and dark', async ({ page }) => {
  for (const [path, seen] of [
    [START, 'For any arbitration'],
    [`${START}/ka-template-10`, 'Dates that hold'],
    [`${START}/arbitration-clause?seat=Paris`, 'Name the country of the seat as well'],
  ] as const) {
    await page.goto(path);
    for (const [width, theme] of [
      [1440, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await showTheme(page, theme);
      await expect(page.getByText(seen).first()).toBeVisible();
      await checkAccessibility(page, `${path} at ${width} in ${theme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test.describe('where it does not come', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('a template that is not there says so and offers ways on; a start page that fails is asked for again', async ({
    page,
  }) => {
    await page.goto(`${START}/absent`);
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such document' })).toBeVisible();
    await page.route('**/GetTemplatesAndExamples', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(START);
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
    await page.unroute('**/GetTemplatesAndExamples');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Templates and Examples' })).toBeVisible();
  });
});
