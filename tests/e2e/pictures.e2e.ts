import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { LONG_ID, TABLE_ID } from '#tests/support/browser-library.ts';
import { expect, rememberTheme, test, type Theme } from '#tests/support/browser-test.ts';

/** Version of the browser that drew the reference pictures; another one draws letters a little differently. */
const DRAWN_BY = readFileSync(new URL('../pictures/browser.txt', import.meta.url), 'utf8').trim();

test.beforeEach(async ({ browser, context, baseURL }) => {
  test.skip(browser.version() !== DRAWN_BY, `the reference pictures are of Chromium ${DRAWN_BY}`);
  // A reader who agreed to cookies and closed the banner of the day.
  const answers = { visited: 'yes', 'banner-ka-treaty-summaries': 'false' };
  await context.addCookies(Object.entries(answers).map(([name, value]) => ({ name, value, url: baseURL! })));
});

/*
 * Pictures of pages that depend on nothing but the code and two documents of these tests. A difference is a decision:
 * look at it, then run with `--update-snapshots`.
 */
const PAGES = [
  { name: 'search', path: '/search?q=zephyr', ready: '1 result' },
  { name: 'document', path: `/document/${LONG_ID}?searchTerm=zephyr`, ready: 'Consolidated Harbour Claims' },
] as const;

const SHOTS: readonly { readonly theme: Theme; readonly width: number }[] = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'contrast', width: 1440 },
  { theme: 'light', width: 390 },
];

for (const { name, path, ready } of PAGES) {
  for (const { theme, width } of SHOTS) {
    test(`The ${name} page looks as it was decided in the ${theme} theme at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await rememberTheme(page, theme);
      const isSearch = name === 'search';
      const explained = isSearch ? page.waitForResponse(/\/explain$/) : undefined;
      await openWithFaces(page, path);
      await expect(page.locator('h1, h2', { hasText: ready }).first()).toBeVisible();
      await explained;
      if (isSearch && width > 1000) await expect(page.getByText('General preferences')).toBeVisible();
      await expect(page.locator('.awaited, [aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveScreenshot(`${name}-${theme}-${width}.png`, {
        animations: 'disabled',
        mask: isSearch ? [page.getByText(/ · \d+\.\d\d s/)] : [],
        threshold: 0.25,
        maxDiffPixelRatio: 0.01,
        timeout: 30_000,
      });
    });
  }
}

test('A wide table looks as it was decided on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithFaces(page, `/document/${TABLE_ID}`);
  await expect(page.locator('.table-scroll')).toBeVisible();
  await expect(page).toHaveScreenshot('table-light-390.png', { threshold: 0.25, maxDiffPixelRatio: 0.01 });
});

/** On a busy machine the faces may come too late for the first drawing; they are there for the next. */
async function openWithFaces(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('[data-faces=late]').count()).toBe(0);
  }).toPass();
}
