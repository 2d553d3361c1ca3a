import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

test.use({ account: 'ipl', baseURL: `http://kipl.localhost:${BROWSER_PORT}` });

test('In the demo another site that nobody has named has a page of our own, which says what would be there (OP-167)', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'News & Alerts' }).click();
  await page.getByRole('link', { name: 'Patent blog' }).click();
  await expect(page).toHaveURL('/places/blog-patents');
  await expect(page.getByRole('heading', { level: 1, name: 'Patent blog' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('PANDECT_LINKS');
  await checkPage(page, '/places/paper-upc', page.getByRole('heading', { level: 1 }));
  await page.goto('/places/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such place' })).toBeVisible();
});
