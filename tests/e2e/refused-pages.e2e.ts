import { BROWSER_PORT } from '#tests/support/browser.ts';
import { REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

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

    test(`The page at ${path} stands up to WCAG 2.2 AA in every theme, on a desk and on a phone`, async ({ page }) => {
      await checkPage(page, path, page.getByRole('heading', { level: 1, name: heading }));
    });
  });
}
