import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { LONG_ID, TABLE_ID, VERSIONED_ID } from '#tests/support/browser-library.ts';
import { LOOKS_AT_ALL } from '#tests/support/page-kinds.ts';
import { follow } from './follow.ts';
import { checkAccessibility } from './check-accessibility.ts';

interface Found {
  readonly hits: readonly { readonly url: string; readonly type: string }[];
}

test.use({ viewport: { width: 390, height: 844 } });

/** Of each kind of document that an edition has, as many as make forty over the three; but for the long check the last of them. */
const EACH = 2;
const MADE = LOOKS_AT_ALL ? [LONG_ID, TABLE_ID, VERSIONED_ID] : [TABLE_ID, VERSIONED_ID];
const EDITIONS = [
  { edition: 'ka', account: 'kapp' },
  { edition: 'kipl', account: 'default' },
  { edition: 'kcl', account: 'default' },
];

for (const { edition, account } of EDITIONS) {
  test.describe(edition, () => {
    test.use({ account });
    test('Documents of every kind are read on a phone without a script error or overflow, and pass the rules of accessibility', async ({
      page,
    }) => {
      const origin = `http://${edition}.localhost:${BROWSER_PORT}`;
      await page.goto(`${origin}/privacy-policy`);
      const found = await page.evaluate(async (each) => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const byKind = new Map<string, string[]>();
        for (let start = 0; start < 400; start += 100) {
          const answer = await fetch('/apiv2/documentSearch/search', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
            body: JSON.stringify({ q: '', start, resultsPerPage: 100, filters: [] }),
          });
          const { hits } = (await answer.json()) as Found;
          for (const { url, type } of hits) {
            const own = byKind.get(type) ?? [];
            if (own.length < each) byKind.set(type, [...own, url]);
          }
        }
        return [...byKind.values()];
      }, EACH);
      const addresses = found.flatMap((own) => (LOOKS_AT_ALL ? own : own.slice(-1)));
      expect(addresses.length).toBeGreaterThan(LOOKS_AT_ALL ? 8 : 4);
      const made = edition === 'ka' ? MADE.map((id) => `/document/${id}`) : [];
      for (const address of [...made, ...addresses]) {
        await follow(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]').first()).toBeHidden();
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
        if (!address.includes(LONG_ID)) await checkAccessibility(page, address);
      }
    });
  });
}
