import type { Page } from '@playwright/test';
import type { DocumentDetails } from '#contract/document.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { follow } from './follow.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';

/** What the reduced subscriptions open: a chapter of their own, on the host of their edition. */
const READERS = [
  { account: 'yb', edition: 'ka', chapter: 'ka-book-08-ch01' },
  { account: 'ihb', edition: 'ka', chapter: 'ka-book-06-ch01' },
  { account: 'gpl', edition: 'kipl', chapter: 'kipl-book-06-ch01' },
  { account: 'iltt', edition: 'kipl', chapter: 'kipl-book-07-ch01' },
  { account: 'spw', edition: 'kipl', chapter: 'kipl-book-08-ch01' },
] as const;

/** A chapter so long that a reader who has a history would be offered to go on where they stopped. */
async function lengthen(page: Page): Promise<void> {
  await page.route('**/GetDocument?*', async (route) => {
    // The names of editions are known to the browser alone: the server is told which one is meant.
    const asked = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: asked.host };
    asked.hostname = 'localhost';
    const answer = await route.fetch({ url: asked.href, headers });
    const details = (await answer.json()) as DocumentDetails;
    await route.fulfill({ response: answer, json: { ...details, words: 50_000 } });
  });
}

for (const { account, edition, chapter } of READERS) {
  test.describe(`the browser of ${account}`, () => {
    test.use({ account, baseURL: `http://${edition}.localhost:${BROWSER_PORT}` });

    test('asks for nothing that its pages do not have, from home to a long chapter (OP-199, OP-38)', async ({
      page,
    }) => {
      const refused: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
      });
      await lengthen(page);
      for (const path of ['/', `/document/${chapter}`, '/my-data', '/contactcustomersupport']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      expect(refused).toEqual([]);
    });
  });
}

test.describe('beyond the reading budget', () => {
  test.use({ allowComplaints: [REFUSED] });

  const reason = 'An account may open 60 documents in ten minutes. The next can be opened in 4 minutes.';
  const PAGES = [
    ['/templates-and-examples/ka-template-13', '**/GetTemplatesAndExamplesDocument/**'],
    ['/jurisdiction/france', '**/Jurisdictions/france'],
    ['/nyctool/article-5', '**/NYCTool/Item/**'],
    ['/practical-content/ka-insight-001', '**/PracticalContent/ka-insight-001'],
    ['/profile-navigator/ka-person-019', '**/ArbitratorProfile/**'],
  ] as const;

  test('Each page of a tool says how much may be opened, when it goes on and whom to ask (OP-179)', async ({
    page,
  }) => {
    const details = { reason, contact: 'library@firm.example', retryAfter: 240 };
    await page.goto('/policy/terms');
    for (const [path, calls] of PAGES) {
      await page.route(calls, (route) =>
        route.fulfill({ status: 429, json: { code: 'reading-limit', message: '', requestId: 'r-1', details } }),
      );
      await follow(page, path);
      await expect(
        page.getByRole('heading', { level: 1, name: 'As many documents as may be opened for now' }),
        path,
      ).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByText('please ask library@firm.example')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Search the library' })).toHaveAttribute('href', '/search');
    }
  });
});
