import type { Page } from '@playwright/test';
import { expect, filterGroup, readCount, searchField, test } from '#tests/support/browser-test.ts';

/** Counts what a reader presses with the pointer; typing and Enter are free. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const KEY = 'presses';
    window.addEventListener(
      'pointerdown',
      () => sessionStorage.setItem(KEY, String(Number(sessionStorage.getItem(KEY) ?? 0) + 1)),
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}

test('A case is found by one of its parties with one press', async ({ page }) => {
  const presses = await countPresses(page);
  await page.goto('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('Rioverde Telefonía');
  await page.keyboard.press('Enter');
  await readCount(page);
  await page.getByRole('region', { name: 'Go to' }).or(page.getByRole('article')).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(document|case|cases)\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rioverde');
  expect(await presses()).toBeLessThanOrEqual(1);
});

test('A topic in two countries and some years takes six presses at most', async ({ page }) => {
  const presses = await countPresses(page);
  await page.goto('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('annulment');
  await page.keyboard.press('Enter');
  const all = await readCount(page);
  await page
    .getByRole('link', { name: /^Filed under topic/ })
    .first()
    .click();
  await expect(page).toHaveURL(/topic=/);
  for (const countries of [1, 2]) {
    await filterGroup(page, 'Jurisdiction').getByRole('checkbox', { checked: false }).first().check();
    await expect.poll(() => new URL(page.url()).searchParams.getAll('jurisdiction')).toHaveLength(countries);
    await expect(page.locator('.awaited, [aria-busy="true"]')).toHaveCount(0);
  }
  await page.getByRole('radio', { name: 'Custom range' }).check();
  await page.getByRole('textbox', { name: /^From/ }).fill('2015');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: /^To/ }).fill('2024');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/2015/);
  expect(await readCount(page)).toBeLessThan(all);
  expect(await presses()).toBeLessThanOrEqual(6);
});

test('The article of a treaty is one press away from a decision on it', async ({ page }) => {
  const presses = await countPresses(page);
  await page.goto('/document/ka-nyc-001');
  const provision = page
    .getByRole('main')
    .getByRole('link', { name: /New York Convention.*art/i })
    .first();
  await provision.click();
  await expect(page).toHaveURL(/\/document\/.*(art|anchor|#)/i);
  expect(await presses()).toBeLessThanOrEqual(1);
});

test('Ten hits are in Excel with three presses', async ({ page }) => {
  const presses = await countPresses(page);
  await page.goto('/search?q=award');
  await readCount(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Download 10 selected results' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel a table to sort and filter' }).click();
  expect((await started).suggestedFilename()).toMatch(/\.xlsx$/);
  expect(await presses()).toBeLessThanOrEqual(3);
});
