import type { Page } from '@playwright/test';
import type { AccessCode } from '#domain/access/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { CODES, readRouteTable } from '#tests/editions/read-route-table.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';

/** One step of the walk: an address of the table, and what the page must say it is. */
interface Step {
  readonly address: string;
  /** Path where the step ends. */
  readonly path: string;
  /** `data-page` of the page there. */
  readonly marker: string;
}

/** These leave for the server at once; the tests of signing in and out follow them there. */
const LEAVING = ['sign-in', 'sign-out', 'landing'];

function siteOf(edition: EditionId): string {
  return `http://${edition.toLowerCase()}.localhost:${BROWSER_PORT}`;
}

/** The addresses a visitor can walk through without leaving the application, each with its outcome in the table. */
function listSteps(edition: EditionId, code: AccessCode | 'anonymous'): Step[] {
  const table = readRouteTable(edition);
  const outcomeOf = (address: string) => table.find((row) => row.address === address)?.expected.get(code);
  return table.flatMap(({ address, expected }) => {
    const outcome = expected.get(code) ?? 'not-found';
    const target = outcome.startsWith('→ ') ? outcome.slice(2) : address;
    const shown = target === address ? outcome : (outcomeOf(target) ?? outcomeOf(pathOf(target)) ?? 'document');
    if (shown.startsWith('leaves') || shown === 'sign-in needed' || LEAVING.includes(shown)) return [];
    return [{ address, path: pathOf(target), marker: shown.startsWith('module ') ? 'module' : shown }];
  });
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

/**
 * Walks inside the one page that is loaded, as links do, and says where each step did not end as it should. Between two
 * steps with the same marker it goes elsewhere, or the first would pass for the second.
 */
function walk(page: Page, steps: readonly Step[]): Promise<string[]> {
  return page.evaluate(async (list) => {
    const marker = () => document.querySelector('main')?.dataset['page'];
    const go = async (step: Step) => {
      history.pushState({}, '', step.address);
      const end = performance.now() + 20_000;
      const isThere = () => location.pathname === step.path && marker() === step.marker;
      while (!isThere() && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return isThere();
    };
    const wrong: string[] = [];
    const elsewhere = ['terms', 'privacy'].map((name) => ({
      address: `/policy/${name}`,
      path: `/policy/${name}`,
      marker: name,
    }));
    for (const step of list) {
      const between = elsewhere.find((candidate) => candidate.marker !== step.marker);
      if (marker() === step.marker && between) await go(between);
      if (!(await go(step))) {
        wrong.push(`${step.address}: ${marker()} at ${location.pathname} instead of ${step.marker} at ${step.path}`);
      }
    }
    return wrong;
  }, steps);
}

for (const edition of EDITION_IDS) {
  const { full, reduced } = CODES[edition];
  for (const code of [...full, ...reduced]) {
    test.describe(`${edition} with the code ${code}`, () => {
      test.use({ account: code.toLowerCase(), baseURL: siteOf(edition), allowComplaints: [REFUSED] });

      test(`Every address of ${edition} shows ${code} what the table says (SH-015, SH-084 to SH-190)`, async ({
        page,
      }) => {
        await page.goto('/policy/terms');
        await expect(page.locator('main')).toHaveAttribute('data-page', 'terms');
        expect(await walk(page, listSteps(edition, code))).toEqual([]);
      });
    });
  }

  test.describe(`${edition} without a subscription`, () => {
    test.use({ account: null, baseURL: siteOf(edition), allowComplaints: [REFUSED] });

    test(`The anonymous walk through the open addresses of ${edition} (SH-018)`, async ({ page }) => {
      await page.goto('/policy/terms');
      await expect(page.locator('main')).toHaveAttribute('data-page', 'terms');
      expect(await walk(page, listSteps(edition, 'anonymous'))).toEqual([]);
    });
  });
}
