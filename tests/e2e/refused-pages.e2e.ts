import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkWidth, showTheme } from './check-accessibility.ts';

const LOCAL = `http://localhost:${BROWSER_PORT}`;

/** What a visitor is told who may not see a page, and what a stranger is shown first. */
const PAGES = [
  { account: 'yb', path: '/awards', heading: 'Not included in your subscription' },
  { account: 'none', path: '/search', heading: /No subscription to/ },
  { account: null, path: '/landingpage', heading: /Pandect/ },
] as const;

for (const { account, path, heading } of PAGES) {
  test.describe(`as ${account ?? 'a stranger'}`, () => {
    test.use({ account, baseURL: LOCAL, allowComplaints: [REFUSED] });

    for (const width of [1440, 390]) {
      test(`The page at ${path} stands up to WCAG 2.2 AA in every theme at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        for (const theme of ['light', 'dark', 'contrast'] as const) {
          await showTheme(page, theme);
          await checkAccessibility(page, `${path}, ${theme}, ${width} px`);
        }
        await checkWidth(page, path);
      });
    }
  });
}
