/** How soon a search page paints what a reader chose, and whether anything stops it from listening meanwhile. */
import { chromium, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '#tests/support/browser.ts';
import { openReader } from '#tests/support/open-reader.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { longestTask, watchPage } from './measure-page.ts';
import { createPageLibrary, PLACES } from './page-library.ts';
import { useStatusTable } from './status-table.ts';

const PAINT_GOAL = { is: 'at most', value: 100 } as const;
const TASK_GOAL = { is: 'at most', value: 50 } as const;

const flags = readFlags();
const report = new BenchReport('page', flags.isQuick);
const repeats = flags.number('repeats', 25, 5);
await withWorkFolder(measurePage);
report.finish();

async function measurePage(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  await createPageLibrary(folder, data, flags.number('documents', 20_000, 2_000));
  const server = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  const browser = await chromium.launch(browserOptions());
  try {
    const url = `http://localhost:${server.port}`;
    const page = await (await openReader(browser, { data, account: 'kapp', url })).newPage();
    await watchPage(page);
    await measureClicks(page);
    await measureTyping(page);
    await measureTable(page);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A query that is remembered: filter, sort and page, each from the press of the button to the paint of its answer. */
async function measureClicks(page: Page): Promise<void> {
  await page.goto('/search?q=tribunal');
  await page.getByRole('heading', { name: /[0-9] results/ }).waitFor();
  const boxes = page.getByRole('group', { name: /^Jurisdiction/ }).getByRole('checkbox');
  await boxes.first().waitFor();
  const places = PLACES.slice(0, await boxes.count());
  const shown = await Promise.all(places.map((_place, index) => boxes.nth(index).evaluate(readLabel)));
  // In the order of a Gray code, so that no choice comes twice and the browser has no answer at hand.
  await clickOften(page, 'a filter', (turn) => {
    const number = Math.min(shown.length - 1, 31 - Math.clz32((turn + 1) & -(turn + 1)));
    return page.getByRole('checkbox', { name: new RegExp(`^${shown[number] ?? ''}\\b`) });
  });
  await clickOften(page, 'the next page', () => page.getByRole('link', { name: 'Next', exact: true }));
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    const order = turn % 2 === 0 ? 'Oldest first' : 'Newest first';
    times.push(
      await paintAfter(page, () => page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: order })),
    );
  }
  addTimes('another order, as the browser remembers it', times);
}

/** The words beside a box, without its count. */
function readLabel(box: Element): string {
  return (box.closest('label')?.textContent ?? '').replace(/[\d,]+$/, '').trim();
}

async function clickOften(page: Page, name: string, target: (turn: number) => Locator): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) times.push(await paintAfter(page, () => target(turn).click()));
  addTimes(name, times);
}

/** The 95th percentile is what is held against the goal. */
function addTimes(name: string, times: readonly number[]): void {
  const summary = summarize(times);
  const note = `median ${summary.value} ms`;
  report.add({
    name: `${name}, painted (95th percentile)`,
    unit: 'ms',
    ...summary,
    value: summary.p95,
    goal: PAINT_GOAL,
    note,
  });
}

/** Milliseconds from the event that begins an action to the first paint with other results. */
async function paintAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.benchPage.expect());
  await act();
  return page.evaluate(() => window.benchPage.painted());
}

async function measureTyping(page: Page): Promise<void> {
  await page.goto('/search?q=tribunal');
  await page.getByRole('heading', { name: /[0-9] results/ }).waitFor();
  await page.evaluate(() => window.benchPage.forgetTasks());
  await page
    .getByRole('combobox', { name: 'Search the library' })
    .pressSequentially('seat of the arbitration', { delay: 60 });
  await addTask(page, 'typing in the search field');
  await page.keyboard.press('Escape');
  const topics = page.getByRole('button', { name: /^Topic/ });
  await page.evaluate(() => window.benchPage.forgetTasks());
  await topics.click();
  await topics.click();
  const filter = page.getByRole('group', { name: /^Topic/ });
  const more = filter.getByRole('button', { name: /^Show \d+ more$/ });
  while ((await more.count()) > 0) await more.first().click();
  const closed = filter.getByRole('button', { name: /^Open / });
  while ((await closed.count()) > 0) await closed.first().click();
  await addTask(page, 'opening a tree of 1,000 values');
  await page.evaluate(() => window.benchPage.forgetTasks());
  await page.getByRole('searchbox', { name: 'Find in Topic' }).pressSequentially('twig 1', { delay: 60 });
  await page.waitForTimeout(500);
  await addTask(page, 'typing in the field of that filter');
}

/** A status table of 200 states, sorted and narrowed at normal speed. */
async function measureTable(page: Page): Promise<void> {
  await page.goto('/conventions?convention=bench-convention');
  await page.getByRole('table', { name: /^Status of/ }).waitFor();
  await page.evaluate(() => window.benchPage.forgetTasks());
  await useStatusTable(page);
  await addTask(page, 'sorting and narrowing a status table of 200 states');
}

async function addTask(page: Page, name: string): Promise<void> {
  report.add({ name: `longest task while ${name}`, unit: 'ms', value: await longestTask(page), goal: TASK_GOAL });
}
