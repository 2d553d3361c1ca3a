import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { BROWSER_PORT, DATA_FOLDER_NOTE } from './browser.ts';
import { KeptPages } from './kept-page.ts';
import { signIn } from './sign-in.ts';
import { openPeople } from '#server/compose/people.ts';

/** What the test tool says where it keeps the service worker away. */
const KEPT_AWAY = /^Service Worker registration blocked/;

const HOSTS = ['localhost', 'ka.localhost', 'kipl.localhost', 'kcl.localhost'];

interface Fixtures {
  allowComplaints: RegExp[];
  /** User name of the demo account that is signed in on every host; null for a stranger. */
  account: string | null;
  /** Whether the browser has fetched nothing yet: for tests of what comes late, or cannot come. */
  isFirstVisit: boolean;
  signedIn: undefined;
  watch: undefined;
}

interface BrowserFixtures {
  keptPages: KeptPages;
}

/** A test of the pages: whatever the browser complains about fails it, unless the test expects it. */
export const test = base.extend<Fixtures, BrowserFixtures>({
  // The test tool reads from the pattern what is to be made before.
  // oxlint-disable-next-line no-empty-pattern
  keptPages: [({}, use) => use(new KeptPages()), { scope: 'worker' }],
  isFirstVisit: [false, { option: true }],
  context: async (
    // After the first three whatever a test may set of a context: what differs there does not share a page.
    {
      browser,
      keptPages,
      isFirstVisit,
      baseURL,
      viewport,
      colorScheme,
      hasTouch,
      isMobile,
      serviceWorkers,
      contextOptions,
    },
    use,
  ) => {
    const options = { baseURL, viewport, colorScheme, hasTouch, isMobile, serviceWorkers, contextOptions };
    await keptPages.lend(browser, options, isFirstVisit, use);
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  allowComplaints: [[], { option: true }],
  account: ['kapp', { option: true }],
  signedIn: [
    async ({ context, account }, use) => {
      if (account !== null) await signInBrowser(context, account);
      await use(undefined);
    },
    { auto: true },
  ],
  watch: [
    async ({ page, allowComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      const expected = [KEPT_AWAY, ...allowComplaints];
      const unexpected = complaints.filter((complaint) => !expected.some((allowed) => allowed.test(complaint)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a demo account in on every host, as if the reader had done so before. */
export async function signInBrowser(context: BrowserContext, username: string): Promise<void> {
  const people = await openPeople({ dataFolder: readFileSync(DATA_FOLDER_NOTE, 'utf8') });
  try {
    for (const host of HOSTS) {
      const { secret } = await signIn(people, username);
      const url = `http://${host}:${BROWSER_PORT}`;
      await context.addCookies([{ name: 'pandect_session', value: secret, url, httpOnly: true, sameSite: 'Lax' }]);
    }
  } finally {
    people.close();
  }
}

/** The browser's own line about an answer that is a refusal. */
export const REFUSED = /Failed to load resource/;

export type Theme = 'light' | 'dark' | 'contrast';

/** Chooses a theme as a reader who chose it before. */
export async function rememberTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('pandect.theme', chosen), theme);
}

/** The search field of the page. */
export function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search the library' });
}

/** The terms of the query, which stand in the search field. */
export function searchTerms(page: Page): Locator {
  return page.getByRole('list', { name: 'Terms of the query' }).getByRole('listitem');
}

/** The values of one filter. */
export function filterGroup(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

/** How many results the page says there are. */
export async function readCount(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /^[\d,]+ results?/ });
  await expect(heading).toBeVisible();
  return Number((await heading.innerText()).replaceAll(',', '').match(/^\d+/)?.[0]);
}
