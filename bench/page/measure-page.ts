import type { Page } from '@playwright/test';

/** What the page measures of itself. */
interface PageMeter {
  /** The next results are waited for. */
  expect(): void;
  /** Resolves with the milliseconds between the reader's last press and the paint of other results. */
  painted(): Promise<number>;
  /** Longest task since they were forgotten, in milliseconds; 0 where none took 50 or more. */
  longest: number;
  forgetTasks(): void;
}

declare global {
  interface Window {
    benchPage: PageMeter;
  }
}

/** Makes every page that is opened measure itself. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let pressed = 0;
    let seen: Promise<number> = Promise.resolve(0);
    const note = (event: Event) => (pressed = event.timeStamp);
    for (const kind of ['pointerup', 'change', 'keydown']) addEventListener(kind, note, { capture: true });
    const meter: PageMeter = {
      longest: 0,
      forgetTasks: () => (meter.longest = 0),
      painted: () => seen,
      expect: () => {
        // Another choice may leave the first hits and change only how many there are.
        const read = () =>
          [...document.querySelectorAll('[data-hit], main h1, main h2')].map(({ textContent }) => textContent).join();
        const results = read();
        const begun = performance.now();
        seen = new Promise((resolve, reject) => {
          const look = () => {
            if (performance.now() - begun > 20_000) reject(new Error('no other results were painted'));
            const now = read();
            // A frame later than the one that draws them, the results are on the screen.
            if (now !== '' && now !== results) requestAnimationFrame(() => resolve(performance.now() - pressed));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      },
    };
    window.benchPage = meter;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) meter.longest = Math.max(meter.longest, task.duration);
    }).observe({ type: 'longtask' });
  });
}

/** The longest task of the page since they were forgotten. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => window.benchPage.longest);
}
