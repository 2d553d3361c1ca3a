import { readFileSync } from 'node:fs';
import { expect, signInBrowser, test } from '#tests/support/browser-test.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { createReader } from '#tests/support/create-reader.ts';
import { checkPage } from './check-accessibility.ts';

test.use({ account: null, baseURL: `http://ka.localhost:${BROWSER_PORT}` });

test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

test('What was opened stands on the home page and on a page of its own, is paused and cleared (SH-030, TL-014, OP-85, OP-133)', async ({
  page,
}) => {
  const title = 'Halvorsen Energi AS v. Aurelian Turbinenbau GmbH, Final Award';
  await page.goto('/document/ka-award-002');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halvorsen');
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name: title })).toBeVisible();
  await recent.getByRole('link', { name: 'See all' }).press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await checkPage(page, '/history', page.getByRole('heading', { level: 1, name: 'Recently viewed' }));

  await page.getByRole('switch', { name: 'Keep what I open' }).press(' ');
  await expect(page.getByRole('switch', { name: 'Keep what I open' })).not.toBeChecked();
  await page.goto('/document/ka-award-001');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halvorsen');
  await page.goto('/history');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear history' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your history is paused' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New in the library' })).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('My data is one file, and is deleted after a question', async ({ page }) => {
  await page.goto('/document/ka-award-002');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Halvorsen');
  await page.goto('/my-data');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all of it' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/u);
  expect(readFileSync(await file.path(), 'utf8')).toContain('ka-award-002');
  await checkPage(page, '/my-data', page.getByRole('heading', { level: 1, name: 'My data' }));
  await page.getByRole('button', { name: 'Delete my data' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).press('Enter');
  await expect(page.getByText('1 thing was deleted')).toBeVisible();
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'Nothing opened yet' })).toBeVisible();
});
