import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { openReader } from '#tests/support/open-reader.ts';
import { startServerProcess } from '../../bench/report/server-process.ts';
import { chooseSpread, readCount } from './choose-spread.ts';
import { KeptProgress } from './kept-progress.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';
import { listShapes, thinText } from './page-shapes.ts';
import { listDocuments, loadEverything, type Listed } from './whole-library.ts';

const PHONE = { width: 390, height: 844 };
/** Milliseconds until the whole text of a document is there. */
const PATIENCE = 60_000;
/** A page that has shown so many documents is closed, and another one opened. */
const EACH_PAGE = 40;
/** Who may read all of an edition. */
const READERS = { KA: 'kapp', KIPL: 'ipl', KCL: 'default' } as const;

/**
 * Every document of the samples and of the demo library on a phone: no script error, no overflow, accessible. The rules
 * of accessibility look at a page where something in it has a shape that no page before had; how many pages they looked
 * at is said.
 */
export const drawnCheck: LongCheck = {
  name: 'every document is read on a phone',
  run: async (options) => {
    const server = new TestServer();
    try {
      await loadEverything(server, options);
      await server.open();
      const documents = chooseSpread(listDocuments(server), readCount(options.isQuick), options.seed);
      return await drawAll(server.temporary.config.dataFolder, documents, options);
    } finally {
      await server.close();
    }
  },
};

async function drawAll(data: string, documents: readonly Listed[], options: LongOptions): Promise<LongFindings> {
  const progress = new KeptProgress('drawn', options.seed);
  const process = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  const browser = await chromium.launch(browserOptions());
  try {
    const readers = await signInReaders(browser, data, process.port);
    // Shapes are not kept with the progress: what goes on looks at each once more.
    for (const [index, document] of documents.entries()) {
      if (!progress.has(document.id)) {
        const { problems, isHeld } = await readers[document.edition].look(document);
        progress.put(document.id, problems, isHeld ? [HELD] : []);
      }
      if (index % 50 === 49) options.say(`${index + 1} of ${documents.length}, ${progress.list().length} failures`);
    }
  } finally {
    await browser.close();
    await process.stop();
  }
  progress.finish();
  const held = progress.count(HELD);
  return {
    counts: { documents: documents.length, 'held against the rules': held, 'alike to these': documents.length - held },
    failures: progress.list(),
  };
}

async function signInReaders(browser: Browser, data: string, port: number) {
  const open = async (edition: keyof typeof READERS) => {
    const url = `http://${edition.toLowerCase()}.localhost:${port}`;
    return new PhoneReader(await openReader(browser, { data, account: READERS[edition], url, viewport: PHONE }));
  };
  return { KA: await open('KA'), KIPL: await open('KIPL'), KCL: await open('KCL') };
}

/** What is noted of a document at which the rules looked. */
const HELD = 'held';

interface Look {
  readonly problems: string[];
  /** Whether the rules looked at it. */
  readonly isHeld: boolean;
}

/** Looks at one document after the other and notes whatever the browser complains about. */
class PhoneReader {
  readonly #context: BrowserContext;
  /** Of pages that keep the rules. */
  readonly #shapes = new Set<string>();
  #page: Page | undefined;
  #seen = 0;
  #complaints: string[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** What is wrong with the page of a document. */
  async look(document: Listed): Promise<Look> {
    const page = await this.#open();
    this.#complaints = [];
    try {
      const wide = await readPage(page, document);
      const shapes = await listShapes(page);
      const isHeld = shapes.some((shape) => !this.#shapes.has(shape));
      const violations = isHeld ? await holdAgainstRules(page) : [];
      if (violations.length === 0) for (const shape of shapes) this.#shapes.add(shape);
      return { problems: [...this.#complaints, ...wide, ...violations], isHeld };
    } catch (error) {
      this.#seen = EACH_PAGE;
      return { problems: [...this.#complaints, String(error).slice(0, 300)], isHeld: false };
    }
  }

  async #open(): Promise<Page> {
    if (this.#page && this.#seen < EACH_PAGE) {
      this.#seen += 1;
      return this.#page;
    }
    await this.#page?.close();
    const page = await this.#context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#complaints.push(`the browser says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.#complaints.push(`a script failed: ${error.message}`));
    this.#page = page;
    this.#seen = 1;
    return page;
  }
}

async function readPage(page: Page, listed: Listed): Promise<string[]> {
  page.setDefaultTimeout(PATIENCE);
  await page.goto(presentTextAddress(listed));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('.document-text .awaited, main [aria-busy="true"]') === null);
  return page.evaluate(listWide);
}

async function holdAgainstRules(page: Page): Promise<string[]> {
  await thinText(page);
  const violations = await findViolations(page);
  return violations.map((violation) => violation.slice(0, 400));
}

/** What makes the page wider than the screen. */
function listWide(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over <= 0) return [];
  const widest = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
  );
  const names = widest.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
  return [`it is ${over} px wider than the screen: ${names.join(' | ')}`];
}
