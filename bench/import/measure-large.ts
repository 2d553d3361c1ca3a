import { signInThere } from '#tests/support/sign-in.ts';
import { ServerClient } from '../report/ask-server.ts';
import type { BenchReport } from '../report/bench-report.ts';
import { importInProcess, type ProgressPoint } from '../report/run-process.ts';
import { startServerProcess } from '../report/server-process.ts';
import type { WorkFolder } from '../report/work-folder.ts';
import { generateCorpus } from './generate-corpus.ts';
import { expectAll, reportImport } from './report-import.ts';

const MEMORY_GOAL = { is: 'at most', value: 700 } as const;
const STEADY_GOAL = { is: 'at least', value: 0.8 } as const;
/** About 3,400 bytes of text a document: 1 GB in 300,000. */
const WORDS = 57;

/** A library of the size of a large publisher: does it stay as fast, what memory does it take, and how does it start? */
export async function measureLarge(report: BenchReport, folder: WorkFolder, documents: number): Promise<void> {
  const file = folder.file('large.jsonl');
  const facts = generateCorpus(file, documents, { seed: 300_000, words: WORDS });
  const data = folder.folder('large');
  const name = `${documents.toLocaleString('en')} documents`;
  const done = await importInProcess(folder, data, [file]);
  expectAll(done.answer, facts.documents);
  reportImport(report, name, facts, done);
  report.add({ name: `${name}: peak memory`, value: done.process.memoryMb, unit: 'MB', goal: MEMORY_GOAL });
  reportSteadiness(report, name, done.process.progress);
  await measureServer(report, name, data);
}

/** The rate of the last tenth of the bytes beside that of the first. */
function reportSteadiness(report: BenchReport, name: string, progress: readonly ProgressPoint[]): void {
  const first = timeOf(progress, 0, 10);
  const last = timeOf(progress, 90, 100);
  if (first === undefined || last === undefined) {
    report.skip(`${name}: rate of the last tenth`, 'it was over too soon to tell');
    return;
  }
  report.add({
    name: `${name}: rate of the last tenth beside the first`,
    value: first / last,
    unit: 'ratio',
    goal: STEADY_GOAL,
    note: `${first.toFixed(1)} s for the first, ${last.toFixed(1)} s for the last`,
  });
}

/** Seconds between two marks of the progress, scaled to a tenth; undefined where they were not told apart. */
function timeOf(progress: readonly ProgressPoint[], from: number, to: number): number | undefined {
  const start = progress.findLast(({ percent }) => percent <= from);
  const end = progress.find(({ percent }) => percent >= to);
  if (!start || !end || end.percent <= start.percent) return undefined;
  return ((end.seconds - start.seconds) / (end.percent - start.percent)) * 10;
}

/** What a server with this library takes until it is ready, and what memory after its first answers. */
async function measureServer(report: BenchReport, name: string, data: string): Promise<void> {
  // The accounts come with the demo; its documents do not.
  const server = await startServerProcess(data, { PANDECT_DEMO: 'off' });
  report.add({ name: `${name}: start of a server`, value: server.readyAfter / 1000, unit: 's' });
  const { headers } = await signInThere(data, 'kapp');
  const client = new ServerClient(server.port, { headers });
  try {
    for (const q of ['award', 'award AND evidence', '"the tribunal"', 'costs NEAR5 damages', 'arbitrat*']) {
      const { status } = await client.post('/apiv2/documentSearch/search', { q });
      if (status !== 200) throw new Error(`a search answered ${status}`);
    }
    const memory = server.readMemoryMb();
    if (memory !== undefined) report.add({ name: `${name}: memory of a server`, value: memory, unit: 'MB' });
  } finally {
    client.close();
    await server.stop();
  }
}
