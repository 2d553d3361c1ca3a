import type { Page, Request } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Watching {
  readonly observer: PerformanceObserver;
  readonly note: (entries: readonly PerformanceEntry[]) => void;
  sum: number;
  moved: string[];
}

declare global {
  interface Window {
    watching: Watching;
  }
}

/** How much of a page moved without its reader, as the browser reckons it, and what moved most. */
export interface Moved {
  readonly sum: number;
  readonly what: readonly string[];
}

/** Watches a page: when it is at rest, and what on it moves by itself. To be made before the page is opened. */
export class PageWatch {
  readonly #page: Page;
  readonly #pending = new Set<Request>();

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  static async begin(page: Page): Promise<PageWatch> {
    const watch = new PageWatch(page);
    await page.addInitScript(watchShifts);
    return watch;
  }

  /** Nothing is on its way any more, and what came is drawn. */
  async settle(): Promise<void> {
    const end = Date.now() + 20_000;
    while (Date.now() < end) {
      // A press may load another page just now.
      const isBusy = await this.#page.evaluate(isOnItsWay).catch(() => true);
      if (!isBusy && this.#pending.size === 0) return;
    }
    throw new Error(`${this.#page.url()} does not come to rest`);
  }

  /** What moved since it was asked last. */
  takeShifts(): Promise<Moved> {
    return this.#page.evaluate(() => {
      const { watching } = window;
      watching.note(watching.observer.takeRecords());
      const { sum, moved: what } = watching;
      watching.sum = 0;
      watching.moved = [];
      return { sum, what };
    });
  }
}

async function isOnItsWay(): Promise<boolean> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return document.querySelector('main [aria-busy="true"], .document-text .awaited') !== null;
}

function watchShifts(): void {
  const describe = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 140) ?? 'gone';
  const note = (entries: readonly PerformanceEntry[]) => {
    for (const { value, hadRecentInput, sources } of entries as readonly Shift[]) {
      if (hadRecentInput) continue;
      window.watching.sum += value;
      window.watching.moved.push(`${value.toFixed(3)}: ${sources.map(({ node }) => describe(node)).join(' | ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  window.watching = { observer, note, sum: 0, moved: [] };
  observer.observe({ type: 'layout-shift', buffered: true });
}
