import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { presentTextAddress } from '#domain/document/text-address.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { findViolations } from '#tests/support/find-violations.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { startServerProcess } from '../../bench/report/server-process.ts';
import { chooseSpread, readCount } from './choose-spread.ts';
import { KeptProgress } from './kept-progress.ts';
import type { LongCheck, LongFindings, LongOptions } from './long-check.ts';
import { listDocuments, loadEverything, type Listed } from './whole-library.ts';

const PHONE = { width: 390, height: 844 };
/** Milliseconds until the whole text of a document is there. */
const PATIENCE = 60_000;
/** Beyond so many words the rules take minutes for the same paragraphs again and again. */
const MOST_WORDS = 60_000;
/** A page that has shown so many documents is closed, and another one opened. */
const EACH_PAGE = 40;
/** Who may read all of an edition. */
const READERS = { KA: 'kapp', KIPL: 'ipl', KCL: 'default' } as const;

/** Every document of the samples and of the demo library on a phone: no script error, no overflow, accessible. */
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
    for (const [index, document] of documents.entries()) {
      if (!progress.has(document.id)) progress.put(document.id, await readers[document.edition].look(document));
      if (index % 50 === 49) options.say(`${index + 1} of ${documents.length}, ${progress.list().length} failures`);
    }
  } finally {
    await browser.close();
    await process.stop();
  }
  const tooLong = documents.filter(({ words }) => words > MOST_WORDS).length;
  progress.finish();
  return {
    counts: { documents: documents.length, 'too long for the rules': tooLong },
    failures: progress.list(),
  };
}

async function signInReaders(browser: Browser, data: string, port: number) {
  const open = async (edition: keyof typeof READERS) => {
    const { secret, token } = await signInThere(data, READERS[edition]);
    const url = `http://${edition.toLowerCase()}.localhost:${port}`;
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', viewport: PHONE });
    await context.addCookies([
      { name: 'pandect_session', value: secret, url },
      { name: 'XSRF-TOKEN', value: token, url },
      { name: 'visited', value: 'yes', url },
    ]);
    return new PhoneReader(context);
  };
  return { KA: await open('KA'), KIPL: await open('KIPL'), KCL: await open('KCL') };
}

/** Looks at one document after the other and notes whatever the browser complains about. */
class PhoneReader {
  readonly #context: BrowserContext;
  #page: Page | undefined;
  #seen = 0;
  #complaints: string[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** What is wrong with the page of a document. */
  async look(document: Listed): Promise<string[]> {
    const page = await this.#open();
    this.#complaints = [];
    try {
      const wrong = await readPage(page, document);
      return [...this.#complaints, ...wrong];
    } catch (error) {
      this.#seen = EACH_PAGE;
      return [...this.#complaints, String(error).slice(0, 300)];
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
  const wide = await page.evaluate(listWide);
  const violations = listed.words > MOST_WORDS ? [] : await findViolations(page);
  return [...wide, ...violations.map((violation) => violation.slice(0, 400))];
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
