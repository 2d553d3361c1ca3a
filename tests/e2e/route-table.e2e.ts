import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AccessCode } from '#domain/edition/subscription-code.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { EDITIONS } from '#editions/editions.ts';
import { DEMO_UNIVERSITY } from '#server/compose/demo-people.ts';
import { openPeople } from '#server/compose/people.ts';
import { CODES, readRouteTable } from '#tests/editions/read-route-table.ts';
import { BROWSER_PORT, DATA_FOLDER_NOTE } from '#tests/support/browser.ts';
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

/**
 * What a code walks through: the fullest of the edition every address; another one those that show it something else.
 * That the table holds for every address and code is tested on the routes themselves.
 */
function listStepsBeside(edition: EditionId, code: AccessCode): Step[] {
  const [fullest = code] = CODES[edition].full;
  const known = new Set(code === fullest ? [] : listSteps(edition, fullest).map((step) => JSON.stringify(step)));
  return listSteps(edition, code).filter((step) => !known.has(JSON.stringify(step)));
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

/** One link of the drawn menu. */
interface DrawnLink {
  readonly label: string;
  readonly href: string;
  readonly target: string | null;
  readonly rel: string | null;
}

/** The links that are drawn in the menu; that its groups open is tested where the menu is. */
async function readMenu(page: Page): Promise<DrawnLink[]> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  return menu.locator('a[href]').evaluateAll((links) =>
    links.map((link) => ({
      label: link.textContent ?? '',
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target'),
      rel: link.getAttribute('rel'),
    })),
  );
}

/** What the links of the menu that leave the page are drawn with; answers those that are not as they should be. */
function findUnsafe(links: readonly DrawnLink[]): DrawnLink[] {
  return links.filter(({ href, target, rel }) => {
    const isElsewhere = /^https?:/.test(href) || href.startsWith('/document/getpdf/');
    return isElsewhere && (target !== '_blank' || !rel?.includes('noopener'));
  });
}

/**
 * Follows the entries of the menu that stay in the application, one for each page that they lead to, and says which of
 * them end where nothing is.
 */
function followMenu(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const marker = () => document.querySelector('main')?.dataset['page'];
    const until = async (isSo: () => boolean) => {
      const end = performance.now() + 20_000;
      while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
      return isSo();
    };
    const menu = document.querySelector('nav[aria-label="Main"]');
    const listLinks = () => [...(menu?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])') ?? [])];
    const pageOf = ({ pathname, search }: HTMLAnchorElement) =>
      `${pathname} ${new URLSearchParams(search).get('mode') ?? ''}`;
    const wrong: string[] = [];
    for (const wanted of new Set(listLinks().map(pageOf))) {
      history.pushState({}, '', '/policy/terms');
      await until(() => marker() === 'terms');
      const link = listLinks().find((candidate) => pageOf(candidate) === wanted);
      link?.click();
      const isThere = await until(() => location.pathname !== '/policy/terms' && (marker() ?? 'terms') !== 'terms');
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (!isThere || marker() === 'not-found' || /Page not found|No subscription/.test(heading)) {
        wrong.push(`${link?.textContent}: ${marker()} “${heading}” at ${location.pathname}`);
      }
    }
    return wrong;
  });
}

/** Entries of the menu that stay in the application and by the routes lead this code nowhere. */
function findDeadEnds(edition: EditionId, code: AccessCode, links: readonly DrawnLink[]): string[] {
  const { routes, subscriptions } = EDITIONS[edition];
  return links.flatMap(({ label, href, target }) => {
    if (!href.startsWith('/') || target !== null) return [];
    const [path = '', query = ''] = href.split('?');
    const { kind } = resolveRoute(routes, subscriptions, [code], path, query);
    return kind === 'page' || kind === 'redirect' || kind === 'leave' ? [] : [`${label}: ${kind} at ${href}`];
  });
}

/**
 * On the hosts of the other editions a code opens nothing, and the page says so; the default set is at home on all. That
 * this holds for every code is tested on the routes themselves.
 */
async function visitOthers(page: Page, own: EditionId, code: AccessCode): Promise<void> {
  for (const other of EDITION_IDS.filter((edition) => edition !== own)) {
    await page.goto(`${siteOf(other)}/`);
    if (code === 'DEFAULT') await expect(page.locator('main')).toHaveAttribute('data-page', 'home');
    else await expect(page.getByRole('heading', { level: 1, name: /^No subscription to / })).toBeVisible();
  }
}

for (const edition of EDITION_IDS) {
  const { full, reduced } = CODES[edition];
  for (const code of [...full, ...reduced]) {
    test.describe(`${edition} with the code ${code}`, () => {
      test.use({ account: code.toLowerCase(), baseURL: siteOf(edition), allowComplaints: [REFUSED] });

      test(`Every address of ${edition} shows ${code} what the table says, every menu entry leads somewhere, and the other editions say that they are not included (SH-015, SH-017, SH-084 to SH-190, SH-198, SH-206)`, async ({
        page,
      }) => {
        await page.goto('/policy/terms');
        await expect(page.locator('main')).toHaveAttribute('data-page', 'terms');
        expect(await walk(page, listStepsBeside(edition, code))).toEqual([]);
        const links = await readMenu(page);
        expect(links.length).toBeGreaterThan(0);
        expect(findUnsafe(links)).toEqual([]);
        expect(findDeadEnds(edition, code, links)).toEqual([]);
        if (code === full[0]) expect(await followMenu(page)).toEqual([]);
        if ([full[0], reduced[0], 'DEFAULT'].includes(code)) await visitOthers(page, edition, code);
      });
    });
  }

  test.describe(`${edition} without a subscription`, () => {
    test.use({ account: null, baseURL: siteOf(edition), allowComplaints: [REFUSED] });

    test(`The anonymous walk through the open addresses of ${edition} (SH-018)`, async ({ page }) => {
      await page.goto('/policy/terms');
      await expect(page.locator('main')).toHaveAttribute('data-page', 'terms');
      expect(await walk(page, listSteps(edition, 'anonymous'))).toEqual([]);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    });
  });
}

test.describe('recognised by network address', () => {
  test.use({ account: null });

  test('A reader at the university is at home on every host under its name (SH-034)', async ({ page, context }) => {
    const people = await openPeople({ dataFolder: readFileSync(DATA_FOLDER_NOTE, 'utf8') });
    await people.accounts.saveRange({ institution: DEMO_UNIVERSITY.id, range: '203.0.113.0/24' });
    people.close();
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
    for (const edition of EDITION_IDS) {
      await page.goto(`${siteOf(edition)}/`);
      await expect(page.locator('main')).toHaveAttribute('data-page', 'home');
      await expect(page.getByRole('banner')).toContainText(DEMO_UNIVERSITY.name);
    }
  });
});
