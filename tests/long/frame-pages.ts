import { chromium, type Browser, type Page } from '@playwright/test';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { CODES, readRouteTable } from '#tests/editions/read-route-table.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { openReader } from '#tests/support/open-reader.ts';
import { PAGE_KINDS } from '#tests/support/page-kinds.ts';
import { PageWatch } from '#tests/support/page-watch.ts';
import { pressControls } from '#tests/support/press-controls.ts';
import { startServerProcess } from '../../bench/report/server-process.ts';
import type { LongCheck, LongOptions } from './long-check.ts';

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** As `frame.e2e.ts` has it. */
const MOST_MOVED = 0.02;
/** Who may read all of an edition. */
const READERS = { KA: 'kapp', KIPL: 'ipl', KCL: 'default' } as const;
/** What leaves the application. */
const LEAVING = /^(?:leaves|→|sign-in|sign-out|landing|address-sign-in)/u;

/** Every address of the table of routes, loaded: nothing on it moves by itself, and no press of any kind of its controls leaves the focus nowhere. */
export const frameCheck: LongCheck = {
  name: 'the frame of every page',
  run: async (options) => {
    const server = new TestServer();
    const failures: string[] = [];
    let pages = 0;
    try {
      await server.loadDemo(EDITION_IDS);
      await server.open();
      const data = server.temporary.config.dataFolder;
      const process = await startServerProcess(data, { PANDECT_DEMO: 'off' });
      const browser = await chromium.launch(browserOptions());
      try {
        const look = (edition: EditionId) => lookAtEdition(edition, { browser, data, port: process.port, options });
        // Side by side: it takes half an hour as it is.
        for (const found of await Promise.all(EDITION_IDS.map(look))) {
          pages += found.pages;
          failures.push(...found.failures);
        }
      } finally {
        await browser.close();
        await process.stop();
      }
    } finally {
      await server.close();
    }
    return { counts: { pages }, failures };
  },
};

interface Place {
  readonly browser: Browser;
  readonly data: string;
  readonly port: number;
  readonly options: LongOptions;
}

/** Who waits is told at once what failed, and how far it is. */
async function lookAtEdition(edition: EditionId, { browser, data, port, options }: Place) {
  const watched = await openBrowser(browser, data, edition, port);
  const addresses = listAddresses(edition, options);
  const failures: string[] = [];
  for (const [at, address] of addresses.entries()) {
    if (at > 0 && at % 10 === 0) options.say(`${edition}: ${at} of ${addresses.length}`);
    const found = (await lookAt(watched, address)).map((failure) => `${edition} ${failure}`);
    for (const failure of found) options.say(`FAILED ${failure}`);
    failures.push(...found);
  }
  options.say(`${edition}: ${addresses.length} addresses, ${failures.length} failures`);
  return { pages: addresses.length, failures };
}

function listAddresses(edition: EditionId, { isQuick }: LongOptions): string[] {
  const [fullest] = CODES[edition].full;
  const ofTable = readRouteTable(edition)
    .filter(({ expected }) => !LEAVING.test(expected.get(fullest ?? 'DEFAULT') ?? '→'))
    .map(({ address }) => address);
  const all = [...new Set([...(edition === 'KA' ? PAGE_KINDS : []), ...ofTable])];
  return isQuick ? all.slice(0, 3) : all;
}

async function openBrowser(browser: Browser, data: string, edition: EditionId, port: number): Promise<Watched> {
  const url = `http://${edition.toLowerCase()}.localhost:${port}`;
  const page = await (await openReader(browser, { data, account: READERS[edition], url })).newPage();
  const around = new Map(VIEWPORTS.map(({ width }) => [width, new Set<string>()]));
  return { page, watch: await PageWatch.begin(page), around };
}

interface Watched {
  readonly page: Page;
  readonly watch: PageWatch;
  /** By the width of the screen: what stands around every page and was pressed on one of them. */
  readonly around: ReadonlyMap<number, Set<string>>;
}

/** What is no page at all moves by nothing and loses no focus. */
async function hasControls(page: Page): Promise<boolean> {
  const [headings, controls] = await Promise.all([
    page.locator('h1').count(),
    page.locator('main').locator('a, button, input, select').count(),
  ]);
  return headings > 0 && controls > 0;
}

async function lookAt({ page, watch, around }: Watched, address: string): Promise<string[]> {
  const wrong: string[] = [];
  const open = async () => {
    await page.goto(address);
    await watch.settle();
  };
  try {
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await open();
      if (!(await hasControls(page)))
        wrong.push(`${address} at ${viewport.width} px has no heading or nothing to press`);
      const { sum, what } = await watch.takeShifts();
      if (sum > MOST_MOVED)
        wrong.push(`${address} at ${viewport.width} px moves by ${sum.toFixed(3)}: ${what.join('\n')}`);
      const known = new Set<string>();
      wrong.push(...(await pressControls({ page, watch, open, known, around: around.get(viewport.width) ?? known })));
    }
  } catch (error) {
    wrong.push(`${address}: ${String(error).slice(0, 300)}`);
  }
  return wrong;
}
