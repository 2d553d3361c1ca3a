import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '#tests/support/browser.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { longestTask, watchPage } from '../page/measure-page.ts';
import type { BenchReport } from '../report/bench-report.ts';
import { summarize } from '../report/summarize.ts';

/** A processor so many times slower. */
const SLOWDOWN = 4;
/** What a press sets going is over by then, in milliseconds. */
const SETTLING = 3000;
const DRAWN_GOAL = { is: 'at most', value: 1000 } as const;
const TASK_GOAL = { is: 'at most', value: 50 } as const;
const SHIFT_GOAL = { is: 'at most', value: 0 } as const;

interface Measured {
  /** Milliseconds from the press on “Compare” until the first answers, and all, are drawn. */
  readonly first: number;
  readonly all: number;
  /** Sum of the shifts of the layout, in thousandths. */
  readonly shift: number;
  /** Longest task by what was done. */
  readonly tasks: ReadonlyMap<string, number>;
}

interface Asked {
  readonly data: string;
  readonly port: number;
  readonly path: string;
  readonly columns: number;
  readonly repeats: number;
}

/** How fast a comparison is drawn by a slow browser, and whether it holds its reader up. */
export async function measureBrowser(report: BenchReport, asked: Asked): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    const slow = await measurePages(browser, { ...asked, slowdown: SLOWDOWN });
    const note = `processor ${SLOWDOWN} times slower`;
    add(
      report,
      'first answers drawn',
      'ms',
      slow.map(({ first }) => first),
      { goal: DRAWN_GOAL, note },
    );
    add(
      report,
      'all answers drawn',
      'ms',
      slow.map(({ all }) => all),
      { goal: DRAWN_GOAL, note },
    );
    const shifts = slow.map(({ shift }) => shift);
    add(report, 'shift of the layout, in thousandths', 'of the window', shifts, { goal: SHIFT_GOAL, note });
    const usual = await measurePages(browser, { ...asked, slowdown: 1 });
    for (const name of usual[0]?.tasks.keys() ?? []) {
      const tasksOf = (all: readonly Measured[]) => all.map(({ tasks }) => tasks.get(name) ?? 0);
      const { value } = summarize(tasksOf(slow));
      add(report, `longest task while ${name}`, 'ms', tasksOf(usual), {
        goal: TASK_GOAL,
        note: `${note}: median ${value} ms`,
      });
    }
  } finally {
    await browser.close();
  }
}

function add(
  report: BenchReport,
  name: string,
  unit: string,
  samples: readonly number[],
  said: { readonly goal: { readonly is: 'at most'; readonly value: number }; readonly note: string },
): void {
  report.add({ name, unit, ...summarize(samples), ...said });
}

async function measurePages(browser: Browser, asked: Asked & { readonly slowdown: number }): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let turn = 0; turn < asked.repeats; turn += 1) {
    const page = await openPage(browser, asked);
    all.push(await measurePage(page, asked));
    await page.context().close();
  }
  return all;
}

async function measurePage(page: Page, asked: Asked & { readonly slowdown: number }): Promise<Measured> {
  const [first, all] = await openComparison(page, asked);
  const tasks = new Map<string, number>();
  const note = async (name: string) => {
    await page.waitForTimeout(SETTLING);
    tasks.set(name, await longestTask(page));
    await page.evaluate(() => window.benchPage.forgetTasks());
  };
  await note('120 long answers are drawn');
  await page.mouse.move(720, 600);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 900);
  await note('they are read on');
  const shift = await page.evaluate(() => window.benchShift);
  await reach(page, page.getByRole('switch', { name: 'Highlight differences' }));
  await page.keyboard.press('Space');
  await note('their differences are marked');
  await reach(page, page.getByRole('button', { name: /^Move / }).first());
  await page.keyboard.press('ArrowRight');
  await note('a column is moved');
  return { first, all, shift: Math.round(shift * 1000), tasks };
}

/** What the test tool does to find something in the page is none of the page's work. */
async function reach(page: Page, what: Locator): Promise<void> {
  await what.focus();
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => window.benchPage.forgetTasks());
}

/** Topics and places are chosen, and “Compare” is pressed; the times are taken by the page itself. */
async function openComparison(
  page: Page,
  { columns, slowdown }: Asked & { readonly slowdown: number },
): Promise<readonly [number, number]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => window.benchPage.forgetTasks());
  return page.evaluate(async (count) => {
    const begun = performance.now();
    const answers = () => document.querySelectorAll('td > div > .document-text').length;
    const until = (isThere: () => boolean) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (isThere()) requestAnimationFrame(() => resolve(performance.now() - begun));
          else requestAnimationFrame(look);
        };
        look();
      });
    const compare = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Compare');
    compare?.click();
    const first = await until(() => answers() >= count);
    return [first, await until(() => answers() >= count * 20)] as const;
  }, columns);
}

declare global {
  interface Window {
    /** The sum of the shifts of the layout that no press set going. */
    benchShift: number;
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Begins where it is all chosen, so that what every page loads is not what is measured. */
async function openPage(browser: Browser, { port, data, path }: Asked): Promise<Page> {
  const url = `http://localhost:${port}`;
  const { secret, token } = await signInThere(data, 'kapp');
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies([
    { name: 'pandect_session', value: secret, url },
    { name: 'XSRF-TOKEN', value: token, url },
    { name: 'visited', value: 'yes', url },
  ]);
  const page = await context.newPage();
  await watchPage(page);
  await page.addInitScript(() => {
    window.benchShift = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) window.benchShift += shift.value;
    }).observe({ entryTypes: ['layout-shift'] });
  });
  await page.goto(`${path}&choose=on`);
  await page.getByRole('button', { name: 'Compare', exact: true }).waitFor();
  await page.waitForTimeout(SETTLING);
  await page.evaluate(() => (window.benchShift = 0));
  return page;
}
