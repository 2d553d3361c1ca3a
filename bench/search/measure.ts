import { cpus, totalmem } from 'node:os';
import type { EngineRequest } from '#server/ports/search-engine.ts';
import { toQuery, YARDSTICK_FACETS, type YardstickQuery } from './yardstick.ts';

export interface MeasuredQuery {
  readonly id: string;
  readonly class: string;
  readonly query: string;
  readonly ms: number;
  readonly hits: number;
}

export interface ClassSummary {
  readonly p50: number;
  readonly p95: number;
  readonly hits: number;
}

/** The page that is measured: the ten best, the exact total, ten facets with their twenty commonest values. */
export function pageRequest(query: YardstickQuery, rest: Partial<EngineRequest> = {}): EngineRequest {
  return {
    query: toQuery(query.tree),
    titleOnly: false,
    scope: [],
    filters: [],
    facets: YARDSTICK_FACETS.map((facet) => ({ facet, limit: 20 })),
    sort: { field: 'score', descending: true },
    start: 0,
    size: 10,
    excerpt: false,
    ...rest,
  };
}

/** The median time of `runs` calls in a row, and the last answer. */
export function measure<Answer>(runs: number, work: () => Answer): { readonly ms: number; readonly answer: Answer } {
  const times: number[] = [];
  let answer: Answer | undefined;
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    answer = work();
    times.push(performance.now() - began);
  }
  return { ms: median(times), answer: answer as Answer };
}

/** The median time of `runs` calls in a row that are waited for, in milliseconds. */
export async function measureWaiting(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Per class as the yardstick reckons it. */
export function summarize(queries: readonly MeasuredQuery[]): Record<string, ClassSummary> {
  const classes: Record<string, ClassSummary> = {};
  for (const [name, members] of Map.groupBy(queries, (query) => query.class)) {
    const times = members.map((query) => query.ms);
    classes[name] = {
      p50: round(median(times)),
      p95: round(percentile(times, 0.95)),
      hits: Math.trunc(median(members.map((query) => query.hits))),
    };
  }
  return classes;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.trunc(sorted.length * share))]!;
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** What the measurements ran on, without names. */
export function describeMachine(): { cpus: number; memoryGigabytes: number; node: string; platform: string } {
  return {
    cpus: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}
