import type { BenchReport } from '../report/bench-report.ts';
import type { Goal } from '../report/bench-result.ts';
import type { FinishedProcess, ImportAnswer } from '../report/run-process.ts';
import { summarize } from '../report/summarize.ts';

const MEGABYTE = 1_000_000;
const TRANSACTION_GOAL = { is: 'at most', value: 100 } as const;

/** Documents and MB per second of one import, with what was refused. */
export function reportImport(
  report: BenchReport,
  name: string,
  facts: { readonly bytes: number },
  { answer, process }: { readonly answer: ImportAnswer; readonly process: FinishedProcess },
  goal?: Goal,
): void {
  const { imported, refused, seconds } = answer;
  const first = refused[0];
  const note =
    `${imported} documents of ${(facts.bytes / MEGABYTE).toFixed(1)} MB in ${seconds.toFixed(1)} s (${process.cpuSeconds.toFixed(1)} s of processor)` +
    (first ? `; ${refused.length} refused, the first ${first.path}: ${first.reason}` : '');
  report.add({ name: `${name}: documents`, value: imported / seconds, unit: 'documents/s', note });
  const rate = facts.bytes / MEGABYTE / seconds;
  report.add({ name: `${name}: bytes`, value: rate, unit: 'MB/s', ...(goal ? { goal } : {}) });
}

/** Figures of an import that left something out would be figures of something else. */
export function expectAll({ imported, refused }: ImportAnswer, documents: number): void {
  if (imported === documents) return;
  throw new Error(`${imported} of ${documents} documents were imported; ${refused[0]?.reason ?? 'none was refused'}`);
}

/** The time beside that of plain SQLite with FTS5 over the same texts. */
export function reportPeer(
  report: BenchReport,
  name: string,
  seconds: number,
  peer: { readonly seconds: number; readonly goal?: Goal; readonly note?: string },
): void {
  const { seconds: value, goal, note } = peer;
  report.add({
    name: `${name}: time beside plain FTS5`,
    value: seconds,
    unit: 's',
    peer: { name: 's', value },
    ...(goal ? { goal, goalOf: 'ratio' as const } : {}),
    ...(note === undefined ? {} : { note }),
  });
}

/** How long the write lock was held at a time: the longest, against the goal, and the median. */
export function reportTransactions(report: BenchReport, name: string, transactions: readonly number[]): void {
  const { value, p95, most, samples } = summarize(transactions);
  report.add({
    name: `${name}: longest write transaction`,
    value: most,
    unit: 'ms',
    p95,
    samples,
    goal: TRANSACTION_GOAL,
    note: `${samples} transactions, median ${value} ms`,
  });
}
