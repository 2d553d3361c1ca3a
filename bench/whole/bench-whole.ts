/** What HTTP adds to a search: a whole page, hits and filters asked at once, against the engine's own time for both. */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readConfig } from '#server/config/config.ts';
import { openLibrary } from '#server/compose/content.ts';
import { openServer, type OpenServer } from '#server/compose/open-server.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { createCall } from '../load/query-list.ts';
import { generateCorpus } from '../import/generate-corpus.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import type { AskedPage, PageClientSetup } from './page-client.ts';

const GOAL = { is: 'at most', value: 1.5 } as const;
/** What parts may cost a page (OP-181). */
const PARTS_GOAL = { is: 'at most', value: 1.3 } as const;
const WARM_UP = 40;
/** Files beyond a size are refused. */
const DOCUMENTS_IN_FILE = 5_000;

const flags = readFlags();
const report = new BenchReport('whole', flags.isQuick);
const most = flags.number('documents', 100_000, 1_000);
const pages = flags.number('pages', 300, 60);
// The engine's goals are set for the larger library; in a small one it has so little to do that HTTP weighs the more.
for (const documents of [most, most / 5]) await withWorkFolder((folder) => measureWhole(folder, documents));
report.finish();

async function measureWhole(folder: WorkFolder, documents: number): Promise<void> {
  const data = folder.folder('data');
  await createLibrary(folder, data, documents);
  const limits = ['CLIENT', 'ACCOUNT', 'SEARCH'].map((name) => [`PANDECT_LIMIT_${name}`, '0']);
  const config = readConfig({ PANDECT_DATA: data, PANDECT_LOG: 'silent', ...Object.fromEntries(limits) });
  const server = await openServer(config);
  const library = await openLibrary(config);
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { whole, own, parts } = await compare(server, library.engine);
    report.add({
      name: `a whole page over HTTP, ${documents} documents`,
      unit: 'ms',
      value: mean(whole),
      samples: pages,
      peer: { name: 'ms of the engine itself', value: mean(own) },
      ...(documents === most ? ({ goal: GOAL, goalOf: 'ratio' } as const) : {}),
      note: `mean; hits and filters in parallel; medians ${summarize(whole).value} and ${summarize(own).value} ms`,
    });
    report.add({
      name: `a whole page with the parts that its words have, ${documents} documents`,
      unit: 'ms',
      value: summarize(parts).p95,
      samples: pages,
      peer: { name: 'ms of the same page as it is typed', value: summarize(whole).p95 },
      ...(documents === most ? ({ goal: PARTS_GOAL, goalOf: 'ratio' } as const) : {}),
      note: `95th percentile; medians ${summarize(parts).value} and ${summarize(whole).value} ms`,
    });
  } finally {
    await library.close();
    await server.close();
  }
}

async function createLibrary(folder: WorkFolder, data: string, documents: number): Promise<void> {
  const source = folder.folder('source');
  for (let first = 1; first <= documents; first += DOCUMENTS_IN_FILE) {
    const count = Math.min(DOCUMENTS_IN_FILE, documents - first + 1);
    generateCorpus(join(source, `${first}.jsonl`), count, { seed: first, first });
  }
  const { answer } = await importInProcess(folder, data, [source]);
  const [refused] = answer.refused;
  if (refused) throw new Error(`${refused.path} was refused: ${refused.reason}`);
}

/**
 * Page by page the one and the other, each on an engine of its own, so that both find the caches the same; now the one
 * goes first, now the other, since the second finds the machine warmed up.
 */
async function compare(server: OpenServer, engine: SearchEngine) {
  const address = server.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { headers } = await signIn(server.people, 'kapp');
  const setup: PageClientSetup = { port, headers: { ...headers, 'user-agent': 'Mozilla/5.0' } };
  const client = new Worker(new URL('./page-client.ts', import.meta.url), { workerData: setup });
  const requests = await listRequests(server, client);
  const whole: number[] = [];
  const own: number[] = [];
  const parts: number[] = [];
  for (const [step, asked] of requests.entries()) {
    const overHttp = async () => whole.push(await ask(client, bodyOf(step)));
    const byItself = async () =>
      own.push(await time(() => Promise.all(asked.map((request) => engine.search(request)))));
    const inParts = async () => parts.push(await ask(client, { ...bodyOf(step), parts: true }));
    const turns = [overHttp, byItself, inParts];
    for (let turn = 0; turn < turns.length; turn += 1) await turns[(step + turn) % turns.length]?.();
  }
  await client.terminate();
  return { whole: whole.slice(WARM_UP), own: own.slice(WARM_UP), parts: parts.slice(WARM_UP) };
}

function bodyOf(step: number): object {
  return createCall(0, step).body;
}

/** What the engine is asked for each page, found out without asking it. */
async function listRequests({ library: { engine } }: OpenServer, client: Worker): Promise<EngineRequest[][]> {
  const search = engine.search.bind(engine);
  let heard: EngineRequest[] = [];
  engine.search = async (request) => {
    heard.push(request);
    return {
      total: 0,
      otherTotals: [],
      closedTotal: null,
      hits: [],
      facets: [],
      milliseconds: 0,
      generation: 0,
      corpusVersion: 0,
    };
  };
  const requests: EngineRequest[][] = [];
  for (let step = 0; step < pages + WARM_UP; step += 1) {
    heard = [];
    await ask(client, bodyOf(step));
    requests.push(heard);
  }
  engine.search = search;
  return requests;
}

/** Milliseconds of a whole page. */
async function ask(client: Worker, body: object): Promise<number> {
  client.postMessage(body, []);
  const [page] = (await once(client, 'message')) as [AskedPage];
  const failed = page.statuses.find((status) => status !== 200);
  if (failed !== undefined) throw new Error(`a search was answered ${failed}`);
  return page.milliseconds;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
