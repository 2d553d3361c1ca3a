import type { Machine } from './describe-machine.ts';

/** What a figure has to be held against. */
export interface Goal {
  readonly is: 'at most' | 'at least';
  readonly value: number;
}

/** One thing that was measured. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `ms`, `s`, `MB`, `MB/s`, `documents/s`, `kB`, `ratio` and the like. */
  readonly unit: string;
  /** The same thing done by somebody else, or to something ordinary, in the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** `value` divided by the peer's. */
  readonly ratio?: number;
  /** Held against `value`; of the ratio where `goalOf` says so. */
  readonly goal?: Goal;
  readonly goalOf?: 'value' | 'ratio';
  readonly p95?: number;
  readonly p99?: number;
  readonly most?: number;
  readonly samples?: number;
  readonly note?: string;
}

/** What a benchmark found; the shape of the files in `bench/results`. */
export interface BenchResult {
  readonly bench: string;
  /** Day it was measured, `YYYY-MM-DD`. */
  readonly date: string;
  /** Small sizes, for trying the benchmark: not a measurement to keep. */
  readonly quick: boolean;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
  /** What was left out, and why. */
  readonly skipped: readonly string[];
}

/** Whether a figure meets its goal; undefined where it has none. */
export function isGoalMet(figure: Figure): boolean | undefined {
  const { goal, goalOf, ratio, value } = figure;
  if (!goal) return undefined;
  const measured = goalOf === 'ratio' ? (ratio ?? Number.NaN) : value;
  return goal.is === 'at most' ? measured <= goal.value : measured >= goal.value;
}

/** Three significant digits, or whole from a thousand on. */
export function round(value: number): number {
  if (!Number.isFinite(value) || value === 0) return value;
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
