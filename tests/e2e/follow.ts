import type { Page } from '@playwright/test';
import { expect } from '#tests/support/browser-test.ts';

/**
 * Goes to an address inside the one page that is loaded, as a link does, by way of a page that cannot pass for it: a
 * fraction of what loading costs.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const main = page.locator('main');
  await page.evaluate(() => history.pushState({}, '', '/policy/terms'));
  await expect(main).toHaveAttribute('data-page', 'terms');
  if (address === '/policy/terms') return;
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await expect(main).not.toHaveAttribute('data-page', 'terms');
}
