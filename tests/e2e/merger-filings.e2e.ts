import type { Page } from '@playwright/test';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, signInBrowser, test } from '#tests/support/browser-test.ts';
import { createReader } from '#tests/support/create-reader.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

const SITE = `http://kcl.localhost:${BROWSER_PORT}`;
const ADDRESS = `${SITE}/merger-thresholds/calculator`;

test.use({ account: null, baseURL: SITE });

test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

const figure = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { name: 'Where this has to be filed' });
const row = (page: Page, place: string) => page.getByRole('row', { name: new RegExp(`^${place}`, 'u') });

/** Types places by the keyboard alone. */
async function addPlaces(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByLabel('Add a place').focus();
  for (const name of names) {
    await page.keyboard.type(name);
    await expect(page.getByRole('list', { name: 'Chosen places' })).toContainText(name);
  }
}

test('OP-178: six places with two missing figures, worked by keyboard alone, on a phone and on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/document/kcl-threshold-germany');
  await page.getByRole('link', { name: 'Work out filings with your figures' }).press('Enter');
  await expect(page).toHaveURL(ADDRESS);
  await addPlaces(page, 'European Union', 'Germany', 'Austria', 'Luxembourg', 'Croatia', 'Poland');
  await page.getByLabel('Law as of').fill('2026-11-27');
  await page.getByLabel('Currency', { exact: true }).last().fill('usd');
  const world = figure(page, 'Turnover of Acquirer, Worldwide');
  await world.focus();
  await page.keyboard.type('900 million');
  await page.keyboard.press('Tab');
  await expect(world).toHaveValue('900,000,000');
  await page.keyboard.type('100m');
  await page.screenshot({ path: '/tmp/thresh/phone.png', fullPage: true });
});
