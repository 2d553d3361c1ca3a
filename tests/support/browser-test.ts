import { expect, test as base, type Locator, type Page } from '@playwright/test';

/** A test of the pages: whatever the browser complains about fails it, unless the test expects it. */
export const test = base.extend<{ allowComplaints: RegExp[]; watch: undefined }>({
  allowComplaints: [[], { option: true }],
  watch: [
    async ({ page, allowComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      const unexpected = complaints.filter((complaint) => !allowComplaints.some((allowed) => allowed.test(complaint)));
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser's own line about an answer that is a refusal. */
export const REFUSED = /Failed to load resource/;

export type Theme = 'light' | 'dark' | 'contrast';

/** Chooses a theme as a reader who chose it before. */
export async function rememberTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('pandect.theme', chosen), theme);
}

/** The search field of the page. */
export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search the library' });
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
