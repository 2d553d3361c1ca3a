/** How long it takes from the command to a search page that is served, the first time and later. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { generateCorpus } from '../import/generate-corpus.ts';
import { ServerClient } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess, runProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';

const FIRST_GOAL = { is: 'at most', value: 60 } as const;
const LATER_GOAL = { is: 'at most', value: 3 } as const;
/** What `npm start` runs. */
const START = ['scripts/launch.cjs', 'scripts/start.ts'];
const EMPTY = { PANDECT_DEMO: 'off' };

const flags = readFlags();
const report = new BenchReport('start', flags.isQuick);
await withWorkFolder(async (folder) => {
  const build = await measureBuild(folder);
  const isBuilt = await preparePages(folder);
  if (isBuilt) await measureDemo(folder, build);
  else report.skip('starts', 'the pages cannot be built here');
  if (isBuilt) await measureLarge(folder);
});
report.finish();

/** Building the pages into a folder of its own, as the first start does where there are none; seconds. */
async function measureBuild(folder: WorkFolder): Promise<number | undefined> {
  const vite = 'node_modules/vite/bin/vite.js';
  if (!existsSync(join(PRODUCT.root, vite))) {
    report.skip('building the pages', 'development packages are not installed');
    return undefined;
  }
  const args = ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder.folder('pages')];
  const { code, seconds, errors } = await runProcess(folder, vite, args);
  if (code !== 0) {
    report.skip('building the pages', errors.trim().split('\n')[0] ?? `ended with ${code}`);
    return undefined;
  }
  report.add({ name: 'building the pages', value: seconds, unit: 's' });
  return seconds;
}

/** Brings `dist/web` up to date beforehand, so that no start is measured with a build inside. */
async function preparePages(folder: WorkFolder): Promise<boolean> {
  const { code } = await runProcess(folder, 'scripts/build-pages.ts', []);
  return code === 0 && existsSync(join(PRODUCT.root, 'dist/web/index.html'));
}

/** The first start loads the demo library; the later ones find it there. */
async function measureDemo(folder: WorkFolder, build: number | undefined): Promise<void> {
  const data = folder.folder('demo');
  const first = await timeStart(data);
  report.add({ name: 'first start, pages built', value: first, unit: 's', goal: FIRST_GOAL });
  if (build !== undefined) {
    const note = 'building the pages and the first start, one after the other';
    report.add({ name: 'first start, pages not built', value: build + first, unit: 's', goal: FIRST_GOAL, note });
  }
  await measureLater(data, 'later starts', {});
}

/** Later starts of a library that is not small. */
async function measureLarge(folder: WorkFolder): Promise<void> {
  const documents = flags.number('documents', 20_000, 600);
  const file = folder.file('corpus.jsonl');
  generateCorpus(file, documents);
  const data = folder.folder('large');
  await importInProcess(folder, data, [file]);
  await measureLater(data, `later starts, ${documents} documents`, EMPTY);
}

async function measureLater(data: string, name: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < flags.number('starts', 10, 2); start += 1) times.push(await timeStart(data, environment));
  const { value, p95, most, samples } = summarize(times);
  const note = `the slowest of ${samples}; the median took ${value} s`;
  report.add({ name, value: most, unit: 's', p95, samples, goal: LATER_GOAL, note });
}

/** Seconds from the command until the search page and its first answer were there. */
async function timeStart(data: string, environment: Readonly<Record<string, string>> = {}): Promise<number> {
  const started = performance.now();
  const server = await startServerProcess(data, environment, START);
  const { headers } = await signInThere(data, 'kapp');
  const client = new ServerClient(server.port, { headers });
  try {
    const page = await client.get('/search');
    const text = Buffer.from(page.bytes).toString('utf8');
    if (page.status !== 200 || !text.includes('<script')) throw new Error(`the search page answered ${page.status}`);
    const answer = await client.post('/apiv2/documentSearch/search', { q: 'award' });
    if (answer.status !== 200) throw new Error(`the first search answered ${answer.status}`);
    return (performance.now() - started) / 1000;
  } finally {
    client.close();
    await server.stop();
  }
}
