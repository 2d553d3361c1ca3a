/** How soon suggestions are there while somebody types: alone, and beside eight clients that search without pause. */
import { signInThere } from '#tests/support/sign-in.ts';
import { pollHealth } from '../load/poll-health.ts';
import type { ClientsAnswer } from '../load/search-clients.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess, runProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { Yardstick } from '../search/yardstick.ts';
import { typeTexts, type TypingTimes } from './type-texts.ts';
import { writeLibrary } from './write-library.ts';

const GOAL = { is: 'at most', value: 50 } as const;
const HEALTH_PACE = 100;

const flags = readFlags();
const report = new BenchReport('suggest', flags.isQuick);
await withWorkFolder(measureSuggestions);
report.finish();

/** The yardstick's library beside the demo library, which the server loads itself. */
async function measureSuggestions(folder: WorkFolder): Promise<void> {
  const clients = flags.number('clients', 8, 8);
  const seconds = flags.number('seconds', 60, 10);
  const documents = flags.number('documents', 100_000, 2_000);
  const data = folder.folder('data');
  const source = folder.folder('source');
  const texts = await writeLibrary(Yardstick.prepare(documents), source);
  const { answer } = await importInProcess(folder, data, [source]);
  if (answer.imported !== documents) throw new Error(`${answer.imported} of ${documents} documents were imported`);
  const server = await startServerProcess(data);
  try {
    const typist = await createTypist(server.port, data, texts);
    await typist(3);
    const alone = await typist(Math.min(20, seconds));
    const args = [...[server.port, clients, seconds].map(String), data];
    const [busy, searches] = await Promise.all([
      typist(seconds),
      runProcess(folder, 'bench/load/search-clients.ts', args),
    ]);
    if (searches.code !== 0) throw new Error(`the clients ended with ${searches.code}: ${searches.errors}`);
    reportTimes('nobody else', alone, `${documents} documents and the demo library`);
    reportTimes(`${clients} clients searching`, busy, describeSearches(JSON.parse(searches.output) as ClientsAnswer));
  } finally {
    await server.stop();
  }
}

/** What was measured together: suggestions, and the health call, which shows what the machine and HTTP take. */
interface TypedTimes extends TypingTimes {
  readonly health: readonly number[];
}

async function createTypist(
  port: number,
  data: string,
  texts: readonly string[],
): Promise<(seconds: number) => Promise<TypedTimes>> {
  const { headers } = await signInThere(data, 'kapp');
  return async (seconds) => {
    const [typed, health] = await Promise.all([
      typeTexts(port, headers, texts, seconds),
      pollHealth(port, seconds, HEALTH_PACE),
    ]);
    return { ...typed, health: health.milliseconds };
  };
}

function reportTimes(beside: string, { milliseconds, failures, suggestions, health }: TypedTimes, note: string): void {
  const all = summarize([...milliseconds.values()].flat());
  report.add({
    name: `suggestions beside ${beside}, 95th percentile`,
    value: all.p95,
    unit: 'ms',
    p95: all.p95,
    p99: all.p99,
    most: all.most,
    samples: all.samples,
    goal: GOAL,
    peer: { name: 'ms for /healthz at the same time', value: summarize(health).p95 },
    note: `median ${all.value} ms; ${suggestions} suggestions in all; ${note}`,
  });
  for (const [call, times] of milliseconds) {
    const name = call.replace('/apiv2/', '').replace(/[?&]$/, '');
    report.add({ name: `${name} beside ${beside}`, unit: 'ms', ...summarize(times) });
  }
  report.add({
    name: `failures beside ${beside}`,
    value: failures,
    unit: 'calls',
    goal: { is: 'at most', value: 0 },
  });
}

function describeSearches({ milliseconds, statuses, seconds }: ClientsAnswer): string {
  const { value, p95 } = summarize(milliseconds);
  const rate = Math.round(milliseconds.length / seconds);
  return `${rate} searches and filters a second, median ${value} ms, 95th percentile ${p95} ms, ${JSON.stringify(statuses)}`;
}
