import { round } from './bench-result.ts';

/** Many times of one thing, as they stand in a figure. */
export interface Summary {
  readonly value: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
  readonly samples: number;
}

/** Median, 95th and 99th percentile (nearest rank) and the largest of some measurements. */
export function summarize(measurements: readonly number[]): Summary {
  const sorted = [...measurements].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return {
    value: round(at(0.5)),
    p95: round(at(0.95)),
    p99: round(at(0.99)),
    most: round(at(1)),
    samples: sorted.length,
  };
}
