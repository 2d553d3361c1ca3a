/** What HTTP adds to a search: a whole page, hits and filters asked at once, against the engine's own time for both. */
import { readConfig } from '#server/config.ts';
import { openLibrary } from '#server/open-library.ts';
import { openServer, type OpenServer } from '#server/start-server.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { createCall } from '../load/query-list.ts';
import { generateCorpus } from '../import/generate-corpus.ts';
import { ServerClient } from '../report/ask-server.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess } from '../report/run-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';

const GOAL = { is: 'at most', value: 1.5 } as const;
const WARM_UP = 40;

const flags = readFlags();
const report = new BenchReport('whole', flags.isQuick);
const documents = flags.number('documents', 20_000, 1_000);
const pages = flags.number('pages', 300, 60);
await withWorkFolder(measureWhole);
report.finish();

async function measureWhole(folder: WorkFolder): Promise<void> {
  const data = folder.folder('data');
  const file = folder.file('corpus.jsonl');
  generateCorpus(file, documents);
  await importInProcess(folder, data, [file]);
  const limits = ['CLIENT', 'ACCOUNT', 'SEARCH'].map((name) => [`PANDECT_LIMIT_${name}`, '0']);
  const config = readConfig({ PANDECT_DATA: data, PANDECT_LOG: 'silent', ...Object.fromEntries(limits) });
  const server = await openServer(config);
  const library = await openLibrary(config);
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await compare(server, library.engine);
  } finally {
    await library.close();
    await server.close();
  }
}

/** Page by page the one and the other in turn, each on an engine of its own: both find the caches the same. */
async function compare(server: OpenServer, engine: SearchEngine): Promise<void> {
  const address = server.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const { headers } = await signIn(server.people, 'kapp');
  const client = new ServerClient(port, { headers: { ...headers, 'user-agent': 'Mozilla/5.0' }, connections: 2 });
  const heard = listen(server);
  const whole: number[] = [];
  const own: number[] = [];
  for (let step = 0; step < pages + WARM_UP; step += 1) {
    const { body } = createCall(0, step);
    heard.length = 0;
    const http = await time(() => ask(client, body));
    const alone = await time(() => Promise.all(heard.map((request) => engine.search(request))));
    if (step < WARM_UP) continue;
    whole.push(http);
    own.push(alone);
  }
  client.close();
  const peer = { name: 'ms of the engine itself', value: sum(own) / own.length };
  const value = sum(whole) / whole.length;
  const note = `mean; hits and filters in parallel, ${documents} documents; medians ${summarize(whole).value} and ${summarize(own).value} ms`;
  report.add({
    name: 'a whole page over HTTP',
    unit: 'ms',
    value,
    samples: pages,
    peer,
    goal: GOAL,
    goalOf: 'ratio',
    note,
  });
}

/** Notes what the engine is asked. */
function listen({ library }: OpenServer): EngineRequest[] {
  const heard: EngineRequest[] = [];
  const { engine } = library;
  const search = engine.search.bind(engine);
  engine.search = (request, ...rest) => {
    heard.push(request);
    return search(request, ...rest);
  };
  return heard;
}

async function ask(client: ServerClient, body: object): Promise<void> {
  const answers = await Promise.all(
    ['search', 'Filter'].map((call) => client.post(`/apiv2/documentSearch/${call}`, body)),
  );
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a search was answered ${failed.status}`);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
