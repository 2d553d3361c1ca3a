import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOptions } from '#tests/support/browser.ts';
import { openReader } from '#tests/support/open-reader.ts';
import type { BenchReport } from '../report/bench-report.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { longestTask, watchPage } from '../page/measure-page.ts';
import type { ActShape } from './generate-act.ts';

const TASK_GOAL = { is: 'at most', value: 50 } as const;
/** What a press sets going is over by then, in milliseconds. */
const SETTLING = 1500;

/** The longest task of a page at normal speed while its reader does something. */
interface Deed {
  readonly name: string;
  act(page: Page, shape: ActShape): Promise<void>;
}

const DEEDS: readonly Deed[] = [
  {
    name: 'opening',
    act: async (page, { id }) => {
      // As a link of another page would: what every page loads first is not measured.
      await page.evaluate((path) => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/document/${id}`);
      await page.getByRole('heading', { name: /^Article 1\./ }).waitFor();
      await page.waitForFunction(() => document.querySelector('.awaited') === null);
    },
  },
  {
    name: 'finding in the contents of',
    act: async (page, { articles }) => {
      const field = page.getByRole('searchbox', { name: 'Find in the contents' });
      await field.pressSequentially('article', { delay: 60 });
      await page.waitForTimeout(SETTLING);
      await field.pressSequentially(` ${articles - 5}`, { delay: 60 });
      const found = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await page.waitForFunction(() => document.querySelectorAll('nav[aria-label="Contents"] a').length < 10);
      await found.first().click();
      await field.fill('');
    },
  },
  {
    name: 'going by key to a place in',
    act: async (page, { articles, paragraphs }) => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('g');
      const late = articles - 20;
      // Looking the field up by its name would take the page itself as long as going there.
      await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
      await page.keyboard.type(paragraphs > 0 ? `${late}(2)` : `${late}`, { delay: 60 });
      await page.keyboard.press('Enter');
      await page.waitForFunction((hash) => location.hash.startsWith(hash), `#art-${late}`);
    },
  },
  {
    name: 'reading on in',
    act: async (page) => {
      for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 700);
    },
  },
];

/** Whether texts of law hold up their reader's browser. */
export async function measureBrowser(
  report: BenchReport,
  { data, shapes, repeats }: { data: string; shapes: readonly ActShape[]; repeats: number },
): Promise<void> {
  const server = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  const browser = await chromium.launch(browserOptions());
  try {
    const url = `http://localhost:${server.port}`;
    for (const shape of shapes) {
      const longest = new Map(DEEDS.map(({ name }) => [name, [] as number[]]));
      for (let turn = 0; turn < repeats; turn += 1) {
        const page = await beginPage(browser, url, data);
        for (const { name, act } of DEEDS) {
          await page.evaluate(() => window.benchPage.forgetTasks());
          await act(page, shape);
          await page.waitForTimeout(SETTLING);
          longest.get(name)?.push(await longestTask(page));
        }
        await page.context().close();
      }
      for (const [name, all] of longest) {
        const { value, most, samples } = summarize(all);
        report.add({
          name: `longest task while ${name} ${shape.title}`,
          unit: 'ms',
          value,
          most,
          samples,
          goal: TASK_GOAL,
        });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Begins at the start page, so that what every page loads is not what is measured. */
async function beginPage(browser: Browser, url: string, data: string): Promise<Page> {
  const page = await (await openReader(browser, { data, account: 'kapp', url })).newPage();
  await watchPage(page);
  await page.goto('/');
  await page.waitForTimeout(SETTLING);
  return page;
}
