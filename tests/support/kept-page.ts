import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What a test does to a page or its context that cannot be taken back: the next test gets new ones. */
const LASTING = {
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

/** What tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** An answer of every host that holds nothing for a reader. */
const NOTHING = '/robots.txt';

/** So many wait for the next test that wants one of their sort. */
const MOST_KEPT = 2;

/**
 * A page that the next test goes on with as with a new one, but for what the browser has fetched and compiled: that is the
 * same for every test and costs as much as all else that a short one does. Where a test leaves more behind than can be
 * taken back, it is not gone on with.
 */
class KeptPage {
  readonly context: BrowserContext;
  readonly #page: Page;
  readonly #size: { readonly width: number; readonly height: number } | null;
  readonly #origins = new Set<string>();
  #isSpent = false;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.#page = page;
    this.#size = page.viewportSize();
    this.#noteUse(page, LASTING.page);
    this.#noteUse(context, LASTING.context);
    this.#noteUse(context.clock, LASTING.clock);
    context.on('page', () => {
      this.#isSpent = true;
    });
    page.on('framenavigated', (frame) => {
      const { origin } = new URL(frame.url());
      if (origin !== 'null') this.#origins.add(origin);
    });
  }

  static async open(browser: Browser): Promise<KeptPage> {
    const context = await browser.newContext();
    return new KeptPage(context, await context.newPage());
  }

  /** Takes back what a test did. Answers whether that could be done. */
  async clear(): Promise<boolean> {
    const page = this.#page;
    const [origin, another] = this.#origins;
    if (this.#isSpent || page.isClosed() || another !== undefined || this.#size === null) return false;
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    if (origin !== undefined) {
      // Where the page is just leaving for another, this may wait for ever.
      await page.goto(`${origin}${NOTHING}`, { timeout: 5_000 });
      await page.evaluate(FORGET);
    }
    await this.context.clearCookies();
    await page.mouse.move(-1, -1);
    await page.setViewportSize(this.#size);
    this.#origins.clear();
    return true;
  }

  /** Remembers when one of these is called. */
  #noteUse(target: object, names: readonly string[]): void {
    for (const name of names) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') throw new Error(`there is no ${name} any more`);
      Reflect.set(target, name, (...given: unknown[]): unknown => {
        this.#isSpent = true;
        const answer: unknown = Reflect.apply(call, target, given);
        return answer;
      });
    }
  }
}

/** In the page: what its site keeps in the browser goes. The types of Node know nothing of `caches`. */
const FORGET = `
  localStorage.clear();
  sessionStorage.clear();
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
`;

/** The pages of one browser that wait for their next test, by what they were opened with; the last one last. */
export class KeptPages {
  readonly #kept = new Map<string, KeptPage>();

  /** Gives a test the context of a page: one that others have had, or on a first visit a new one. */
  async lend(
    browser: Browser,
    options: object,
    isFirstVisit: boolean,
    use: (context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const key = JSON.stringify(options);
    const known = isFirstVisit ? undefined : this.#kept.get(key);
    if (known) this.#kept.delete(key);
    const page = known ?? (await KeptPage.open(browser));
    await use(page.context);
    const isCleared = !this.#kept.has(key) && (await page.clear().catch(() => false));
    if (isCleared) this.#kept.set(key, page);
    else await page.context.close();
    const [oldest] = this.#kept;
    if (!oldest || this.#kept.size <= MOST_KEPT) return;
    this.#kept.delete(oldest[0]);
    await oldest[1].context.close();
  }
}
