/** A comparison of six places by twenty topics with 120 long answers, and a product of 200 places by 50 topics. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparisonAnswer } from '#contract/comparison.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { signInThere } from '#tests/support/sign-in.ts';
import { readAnswer, ServerClient, type TimedAnswer } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { bodyOf, COMPARED, LONG, WIDE, writeProduct, type Size } from './comparison-library.ts';

const CALL_GOAL = { is: 'at most', value: 60 } as const;
const LOOP_GOAL = { is: 'at most', value: 50 } as const;
const BASE = '/apiv2/CompareJurisdictions';
const WARMING = 10;
/** The loop is noted every tenth of a second; what was asked is over by then. */
const NOTED = 250;

const flags = readFlags();
const report = new BenchReport('comparison', flags.isQuick);
await withWorkFolder(measureComparisons);
report.finish();

async function measureComparisons(folder: WorkFolder): Promise<void> {
  const words = flags.number('words', 400, 100);
  const places = flags.number('places', 200, 20);
  const topics = flags.number('topics', 50, 20);
  const rounds = flags.number('rounds', 200, 20);
  const data = folder.folder('data');
  const source = folder.folder('source');
  writeProduct(source, LONG, { places: COMPARED.places, topics: COMPARED.topics, words });
  writeProduct(source, WIDE, { places, topics, words: 40 });
  const { answer } = await importInProcess(folder, data, [source]);
  if (answer.imported !== COMPARED.places + places + 2) throw new Error(`${answer.imported} records were imported`);
  const log = folder.file('loop.txt');
  const server = await startServerProcess(data, {
    PANDECT_DEMO: 'off',
    PANDECT_BENCH_LOOP: log,
    NODE_OPTIONS: `--import=${join(PRODUCT.root, 'bench/legislation/watch-loop.ts')}`,
  });
  try {
    const { headers } = await signInThere(data, 'kapp');
    const client = new ServerClient(server.port, { headers });
    await measureFirst(client, log, { places, topics });
    await measureCalls(client, { words, places, topics, rounds });
    client.close();
  } finally {
    await server.stop();
  }
}

/** What is read once after each start and each import. */
async function measureFirst(client: ServerClient, log: string, { places, topics }: Pick<Size, 'places' | 'topics'>) {
  const note = `${places} places, ${topics} topics`;
  const asked: readonly (readonly [string, () => Promise<TimedAnswer>])[] = [
    [`landing data of ${note}, the first time`, () => client.get(`${BASE}/TopicsAndJurisdictions/${WIDE}`)],
    ['120 long answers, the first time', () => client.post(`${BASE}/Compare/${LONG}`, bodyOf(LONG, COMPARED))],
  ];
  for (const [name, ask] of asked) {
    await new Promise((resolve) => setTimeout(resolve, NOTED));
    const before = readDelays(log).length;
    const answer = await ask();
    readAnswer(answer);
    await new Promise((resolve) => setTimeout(resolve, NOTED));
    const value = Math.max(0, ...readDelays(log).slice(before));
    const took = `answered in ${Math.round(answer.milliseconds)} ms`;
    report.add({ name: `event loop held up by ${name}`, unit: 'ms', value, goal: LOOP_GOAL, note: took });
  }
}

function readDelays(log: string): number[] {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ').at(-1)));
}

async function measureCalls(
  client: ServerClient,
  { words, places, topics, rounds }: Size & { readonly rounds: number },
) {
  const cells = COMPARED.places * COMPARED.topics;
  const first = readAnswer<ComparisonAnswer>(await client.post(`${BASE}/Compare/${LONG}`, bodyOf(LONG, COMPARED)));
  const found = first.documents.flatMap(({ topicHtml }) => topicHtml);
  if (found.length !== cells) throw new Error(`${found.length} of ${cells} cells were answered`);
  const size = Math.round(found.reduce((sum, { html }) => sum + html.length, 0) / 1000);
  await measure(`${COMPARED.places} places by ${COMPARED.topics} topics, ${cells} long answers`, rounds, {
    note: `${words} words an answer, ${size} kB of HTML`,
    ask: () => client.post(`${BASE}/Compare/${LONG}`, bodyOf(LONG, COMPARED)),
  });
  await measure(`landing data of ${places} places by ${topics} topics`, rounds, {
    note: 'read before',
    ask: () => client.get(`${BASE}/TopicsAndJurisdictions/${WIDE}`),
  });
  await measure(`${COMPARED.places} of ${places} places by ${COMPARED.topics} topics, others each time`, rounds, {
    note: '40 words an answer',
    ask: (round) =>
      client.post(
        `${BASE}/Compare/${WIDE}`,
        bodyOf(WIDE, COMPARED, (round * COMPARED.places) % (places - COMPARED.places)),
      ),
  });
}

async function measure(
  name: string,
  rounds: number,
  { note, ask }: { readonly note: string; readonly ask: (round: number) => Promise<TimedAnswer> },
): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < rounds + WARMING; round += 1) {
    const answer = await ask(round);
    readAnswer(answer);
    if (round >= WARMING) times.push(answer.milliseconds);
  }
  const { value: median, ...figures } = summarize(times);
  const said = `${note}; median ${median} ms`;
  report.add({
    name: `${name}, 95th percentile`,
    value: figures.p95,
    unit: 'ms',
    ...figures,
    goal: CALL_GOAL,
    note: said,
  });
}
