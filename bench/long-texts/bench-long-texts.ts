/** What a reader on a slow machine feels of a very long text in the browser, beside the same text as one plain page. */
import { chromium } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { browserOptions } from '#tests/support/browser.ts';
import { listReaderCookies } from '#tests/support/open-reader.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { ServerClient } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { DEEDS, react, type Deed } from './act.ts';
import { AWARD_ID, AWARD_TERM, generateAward } from './long-award.ts';
import { openText, readPageMemory, type OpenText, type Reading } from './open-text.ts';
import { fetchWhole, servePlain } from './plain-page.ts';

/** Of the demo library: 25,000 words. */
const OWN_ID = 'ka-award-043';
const PAINT_GOAL = { is: 'at most', value: 200 } as const;
const FRAME_GOAL = { is: 'at most', value: 33.4 } as const;
/** Nobody waits longer for the pages of a print, in milliseconds. */
const PRINT_PATIENCE = 40_000;
/** CSS pixels a frame: about three screens of text a second. */
const SCROLL_STEP = 45;

const flags = readFlags();
const report = new BenchReport('long-texts', flags.isQuick);
const repeats = flags.number('repeats', 3, 2);
const scrolled = flags.number('seconds', 20, 4) * 1000;
await withWorkFolder(measureLongTexts);
report.finish();

async function measureLongTexts(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  const bytes = flags.number('megabytes', 10, 2) * 1_000_000;
  const award = await importAward(folder, data, bytes);
  const server = await startServerProcess(data);
  const { headers } = await signInThere(data, 'kapp');
  const client = new ServerClient(server.port, { headers });
  const browser = await chromium.launch(browserOptions());
  try {
    const url = `http://localhost:${server.port}`;
    const cookies = await listReaderCookies({ data, account: 'kapp', url });
    const texts = [
      { name: `${(award.bytes / 1e6).toFixed(0)} MB`, id: AWARD_ID, deeds: Object.values<Deed>(DEEDS) },
      {
        name: '25,000 words',
        id: OWN_ID,
        deeds: [DEEDS.note, DEEDS.match, DEEDS.contents, DEEDS.marks, DEEDS.again, DEEDS.details],
      },
    ];
    report.skip('25,000 words: switching language and version', 'it has one of each');
    report.skip('25,000 words: to the next paint of a print preview', 'it is the browser alone that draws it');
    for (const text of texts) await measureText({ browser, url, cookies }, client, text);
  } finally {
    client.close();
    await browser.close();
    await server.stop();
  }
}

/** Twice, so that it has a former version. */
async function importAward(folder: WorkFolder, data: string, bytes: number) {
  const written = generateAward(folder.folder('award'), bytes, 1);
  for (const version of [1, 2]) {
    if (version > 1) generateAward(folder.folder('award'), bytes, version);
    const { answer } = await importInProcess(folder, data, [folder.folder('award')]);
    const [refused] = answer.refused;
    if (refused) throw new Error(`${refused.path} was refused: ${refused.reason}`);
  }
  return written;
}

interface MeasuredText {
  readonly name: string;
  readonly id: string;
  readonly deeds: readonly Deed[];
}

async function measureText(reading: Reading, client: ServerClient, text: MeasuredText): Promise<void> {
  const { html, deepAnchor } = await fetchWhole(client, text.id);
  const plain = await servePlain(html);
  const peer: Reading = { ...reading, url: plain.url, cookies: [] };
  try {
    await measureOpening(text, deepAnchor, reading, peer);
    await measureReading(text, reading, peer);
  } finally {
    plain.close();
  }
}

async function measureOpening({ name, id }: MeasuredText, anchor: string, ours: Reading, peer: Reading): Promise<void> {
  const wanted = [
    { what: 'first text', hash: '', time: 'first', turns: repeats },
    { what: 'a place near the end', hash: `#${anchor}`, time: 'target', turns: repeats },
    // It takes most of a minute.
    { what: 'the whole text is there', hash: '', time: 'whole', turns: Math.min(repeats, 2) },
  ] as const;
  for (const { what, hash, time, turns } of wanted) {
    const measure = async (reading: Reading, path: string) => {
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const open = await openText(reading, `${path}${hash}`);
        times.push(await open.time(time));
        await open.close();
      }
      return summarize(times);
    };
    const own = await measure(ours, `/document/${id}`);
    const { value } = await measure(peer, '/');
    report.add({ name: `${name}: ${what}`, unit: 'ms', ...own, peer: { name: 'ms as one plain page', value } });
  }
}

/** Memory, frames and interactions once all of the text is there. */
async function measureReading(text: MeasuredText, ours: Reading, peer: Reading): Promise<void> {
  const { name, id, deeds } = text;
  const plain = await openWhole(peer, '/');
  const plainMemory = await readPageMemory(ours.browser);
  const plainFrames = await scrollThrough(plain);
  const plainSelect = await timeSelectAll(plain);
  const plainPrint = await timePrint(plain);
  await plain.close();
  const open = await openWhole(ours, `/document/${id}?${new URLSearchParams({ searchTerm: AWARD_TERM }).toString()}`);
  const memory = await readPageMemory(ours.browser);
  if (memory === undefined || plainMemory === undefined) report.skip('memory', 'the system does not tell it');
  else {
    const beside = { name: 'MB as one plain page', value: plainMemory };
    report.add({ name: `${name}: memory of the page`, unit: 'MB', value: memory, peer: beside });
  }
  const frames = await scrollThrough(open);
  report.add({
    name: `${name}: frames while scrolling (95th percentile)`,
    unit: 'ms',
    ...frames,
    value: frames.p95,
    goal: FRAME_GOAL,
    peer: { name: 'ms as one plain page', value: plainFrames.p95 },
  });
  await open.page.evaluate(() => scrollTo(0, 0));
  for (const deed of deeds) {
    // What cannot be measured is said, and the rest is measured all the same.
    await measureDeed(name, open, deed).catch((error: unknown) => report.skip(`${name}: ${deed.name}`, String(error)));
  }
  reportSelecting(name, await timeSelectAll(open), plainSelect);
  const print = await timePrint(open);
  const what = `${name}: printing all of it, processor not slowed`;
  if (print === undefined) report.skip(what, `the browser gave it up or took more than ${PRINT_PATIENCE / 1000} s`);
  else {
    const beside = plainPrint === undefined ? {} : { peer: { name: 's as one plain page', value: plainPrint } };
    report.add({ name: what, unit: 's', value: print, ...beside });
  }
  await open.close();
}

function reportSelecting(name: string, value: number, plain: number): void {
  const what = `${name}: selecting and copying all of it, processor not slowed`;
  report.add({ name: what, unit: 's', value, peer: { name: 's as one plain page', value: plain } });
}

/** How long that takes is measured before. */
async function openWhole(reading: Reading, path: string): Promise<OpenText> {
  const open = await openText(reading, path);
  await open.slow(false);
  await open.time('whole');
  await open.slow(true);
  return open;
}

/** Seconds until the browser has made the pages; undefined where it cannot, or not in time. */
async function timePrint({ page, devtools, slow }: OpenText): Promise<number | undefined> {
  await slow(false);
  // Of a very long text only words on how to print it are printed the first time.
  await page.evaluate(() => ['beforeprint', 'afterprint'].forEach((type) => dispatchEvent(new Event(type))));
  const began = performance.now();
  const printed = devtools.send('Page.printToPDF', { transferMode: 'ReturnAsStream' }).catch(() => undefined);
  const made = await Promise.race([printed, setTimeout(PRINT_PATIENCE, undefined)]);
  return made && (performance.now() - began) / 1000;
}

/** Seconds until all of the text is in the clipboard. */
async function timeSelectAll({ page, slow }: OpenText): Promise<number> {
  await slow(false);
  const began = performance.now();
  for (const key of ['ControlOrMeta+a', 'ControlOrMeta+c']) await page.keyboard.press(key);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const seconds = (performance.now() - began) / 1000;
  await page.evaluate(() => getSelection()?.removeAllRanges());
  return seconds;
}

async function scrollThrough({ page }: OpenText) {
  return summarize(
    await page.evaluate(([step, time]) => window.benchText.scroll(step, time), [SCROLL_STEP, scrolled] as const),
  );
}

async function measureDeed(name: string, open: OpenText, deed: Deed): Promise<void> {
  const reactions = [await react(open, deed)];
  while (deed.undo && reactions.length < repeats) reactions.push(await react(open, deed));
  const { value } = summarize(reactions.map(({ toEffect }) => toEffect));
  const times = summarize(reactions.map(({ toPaint }) => toPaint));
  report.add({
    name: `${name}: ${deed.name}, to the next paint`,
    unit: 'ms',
    ...times,
    goal: PAINT_GOAL,
    note: `all of it after ${value} ms`,
  });
}
