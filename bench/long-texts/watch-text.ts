import type { Page } from '@playwright/test';

/** When things were on the screen, in milliseconds since the page was asked for; undefined until they were. */
export interface TextTimes {
  /** The first paragraph stood in the window and was painted. */
  readonly first?: number;
  /** The place that the address names stood in the window and was painted. */
  readonly target?: number;
  /** Nothing of the text is missing any more. */
  readonly whole?: number;
}

/** What the page measures of itself. */
interface TextMeter {
  readonly times: { first?: number; target?: number; whole?: number };
  /** Longest task since they were forgotten, in milliseconds; 0 where none took 50 or more. */
  longest: number;
  /** The longest time from an event of a press to the paint after it, since it was forgotten. */
  toPaint: number;
  forget(): void;
  /** Times between frames while the page is scrolled by so many CSS pixels a frame, for so long. */
  scroll(pixels: number, milliseconds: number): Promise<number[]>;
}

/** An event of a key, a mouse button or a finger has the number of the interaction that it belongs to. */
interface Pressed extends PerformanceEntry {
  readonly interactionId?: number;
}

declare global {
  interface Window {
    benchText: TextMeter;
  }
}

/** Where the text stands in a page of ours and in the plain one. */
const TEXT = '.document-text';

/** Makes every page that is opened measure itself. */
// Long because: what a page measures of itself goes into it as one piece.
export async function watchText(page: Page): Promise<void> {
  // Long because: what a page measures of itself goes into it as one piece.
  await page.addInitScript((selector) => {
    const meter: TextMeter = {
      times: {},
      longest: 0,
      toPaint: 0,
      forget: () => {
        meter.longest = 0;
        meter.toPaint = 0;
      },
      scroll: (pixels, milliseconds) =>
        new Promise((resolve) => {
          const frames: number[] = [];
          const began = performance.now();
          let last = began;
          const step = (now: number) => {
            if (now > last) frames.push(now - last);
            last = now;
            scrollBy({ top: pixels, behavior: 'instant' });
            if (now - began < milliseconds) requestAnimationFrame(step);
            else resolve(frames);
          };
          requestAnimationFrame(step);
        }),
    };
    window.benchText = meter;
    const isSeen = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0;
    };
    const target = decodeURIComponent(location.hash.slice(1));
    const note = (name: keyof TextTimes) => {
      // A frame later than the one that draws it, it is on the screen.
      requestAnimationFrame(() => (meter.times[name] ??= performance.now()));
    };
    const look = () => {
      const { first, target: met, whole } = meter.times;
      const text = document.querySelector(selector);
      if (text) {
        if (first === undefined && [...text.querySelectorAll('p')].slice(0, 400).some(isSeen)) note('first');
        if (target !== '' && met === undefined && isSeen(document.getElementById(target))) note('target');
        const isThere = document.readyState === 'complete' && text.querySelector('p') !== null;
        if (whole === undefined && isThere && text.querySelector('.awaited') === null) note('whole');
      }
      if (meter.times.whole === undefined || (target !== '' && meter.times.target === undefined))
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) meter.longest = Math.max(meter.longest, task.duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      // A pointer at rest is told, too, when text moves below it; only what a reader pressed counts.
      for (const { duration, interactionId } of list.getEntries() as Pressed[]) {
        if (interactionId) meter.toPaint = Math.max(meter.toPaint, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, TEXT);
}
