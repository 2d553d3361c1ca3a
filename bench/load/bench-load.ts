/** Whether the server stays well while readers search without pause: the health call beside eight clients. */
import { generateCorpus } from '../import/generate-corpus.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { importInProcess, runProcess } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import { summarize } from '../report/summarize.ts';
import { withWorkFolder, type WorkFolder } from '../report/work-folder.ts';
import { pollHealth, type HealthTimes } from './poll-health.ts';
import type { ClientsAnswer } from './search-clients.ts';

const HEALTH_GOAL = { is: 'at most', value: 50 } as const;

const flags = readFlags();
const report = new BenchReport('load', flags.isQuick);
await withWorkFolder(measureLoad);
report.finish();

/** The demo library, which the server loads itself, and a generated corpus. */
async function measureLoad(folder: WorkFolder): Promise<void> {
  const clients = flags.number('clients', 8, 8);
  const seconds = flags.number('seconds', 60, 8);
  const documents = flags.number('documents', 5_000, 600);
  const data = folder.folder('data');
  const file = folder.file('corpus.jsonl');
  generateCorpus(file, documents);
  await importInProcess(folder, data, [file]);
  const server = await startServerProcess(data);
  try {
    const alone = await pollHealth(server.port, Math.min(10, seconds));
    const [health, searches] = await Promise.all([
      pollHealth(server.port, seconds),
      runClients(folder, server.port, clients, seconds, data),
    ]);
    const library = `${documents} documents and the demo library`;
    reportHealth(health, alone, `${clients} clients over ${library}, ${seconds} s`);
    reportSearches(searches, clients);
  } finally {
    await server.stop();
  }
}

async function runClients(
  folder: WorkFolder,
  port: number,
  clients: number,
  seconds: number,
  data: string,
): Promise<ClientsAnswer> {
  const args = [...[port, clients, seconds].map(String), data];
  const { code, output, errors } = await runProcess(folder, 'bench/load/search-clients.ts', args);
  if (code !== 0) throw new Error(`the clients ended with ${code}: ${errors}`);
  return JSON.parse(output) as ClientsAnswer;
}

function reportHealth(health: HealthTimes, alone: HealthTimes, what: string): void {
  const { value, p95, p99, most, samples } = summarize(health.milliseconds);
  const quiet = summarize(alone.milliseconds);
  report.add({
    name: '/healthz while others search, 99th percentile',
    value: p99,
    unit: 'ms',
    p95,
    most,
    samples,
    goal: HEALTH_GOAL,
    peer: { name: 'ms while nobody does', value: quiet.p99 },
    note: `${what}; median ${value} ms, the slowest ${most} ms; the caller itself was late by up to ${Math.round(health.latestCall)} ms`,
  });
  report.add({
    name: '/healthz while others search, failures',
    value: health.failures,
    unit: 'calls',
    goal: { is: 'at most', value: 0 },
  });
}

function reportSearches({ milliseconds, statuses, seconds }: ClientsAnswer, clients: number): void {
  const others = Object.entries(statuses).filter(([status]) => status !== '200');
  const note =
    others.length === 0 ? 'all answered 200' : others.map(([status, times]) => `${times} × ${status}`).join(', ');
  report.add({ name: 'searches and filters answered', value: milliseconds.length / seconds, unit: 'requests/s', note });
  report.add({ name: `time of one, ${clients} at once`, unit: 'ms', ...summarize(milliseconds) });
}
