import type { Segment } from '../index/segment.ts';
import { LeafPositions, type PositionTable } from './leaf-positions.ts';
import type { QueryBudget } from './query-budget.ts';
import type { QueryPlan, SpanPlan } from './query-plan.ts';
import type { SegmentLeaf } from './segment-leaf.ts';
import { compileSpanTest } from './span-filter.ts';
import { TermStarts } from './start-lists.ts';

/** Candidates whose positions are read at a time: bounds the memory for frequent words. */
const BATCH = 2048;

/** A query at work in one segment. */
export interface SpanContext {
  readonly segment: Segment;
  readonly plan: QueryPlan;
  /** The leaves of the plan in this segment. */
  readonly leaves: readonly SegmentLeaf[];
  readonly budget: QueryBudget;
}

/** The candidates in which a phrase or NEAR is found. */
export function filterBySpans(context: SpanContext, plan: SpanPlan, candidates: Uint32Array): Uint32Array {
  if (candidates.length === 0) return candidates;
  const { segment, leaves, budget } = context;
  const batches = new Map<number, LeafBatch>();
  const startsOfLeaf = (leaf: number): TermStarts => {
    let known = batches.get(leaf);
    if (!known) {
      const { lists, range } = leaves[leaf]!;
      batches.set(leaf, (known = new LeafBatch(new LeafPositions(segment.postings, lists, range, BATCH))));
    }
    return known.starts;
  };
  const test = compileSpanTest(plan, context.plan.leaves, startsOfLeaf, budget);
  const reach = reachOf(plan);
  const byRarity = [...batches].sort(([a], [b]) => leaves[a]!.estimate - leaves[b]!.estimate);
  const result = new Uint32Array(candidates.length);
  let used = 0;
  budget.blame('node' in plan ? plan.node : undefined, describeCandidates(candidates.length));
  for (let from = 0; from < candidates.length; from += BATCH) {
    const batch = candidates.subarray(from, from + BATCH);
    let limits: Int32Array | undefined;
    for (const [, entry] of byRarity) {
      budget.spend(entry.read(batch, limits));
      if (reach !== undefined) limits ??= entry.limits(batch.length, reach);
    }
    for (let index = 0; index < batch.length; index++) {
      budget.spend(10);
      if (test(index)) result[used++] = batch[index]!;
    }
  }
  return result.subarray(0, used);
}

function describeCandidates(count: number): string {
  const documents = count === 1 ? 'a document' : `${count.toLocaleString('en')} documents`;
  return `its words are all in ${documents}, and each place where they stand has to be looked at`;
}

/**
 * How far from a term the other terms of a phrase or of a NEAR of two can be; undefined where terms are alternatives
 * or NEARs are nested.
 */
function reachOf(plan: SpanPlan): number | undefined {
  if (plan.kind === 'phrase') return plan.leaves.length;
  if (plan.kind !== 'near') return undefined;
  let words = 0;
  for (const side of [plan.left, plan.right]) {
    if (side.kind !== 'leaf' && side.kind !== 'phrase') return undefined;
    words += side.kind === 'leaf' ? 1 : side.leaves.length;
  }
  return plan.distance + words;
}

/** One term's positions in the batch at hand. */
class LeafBatch {
  readonly starts = new TermStarts(() => this.#table);
  readonly #source: LeafPositions;
  #table: PositionTable;

  constructor(source: LeafPositions) {
    this.#source = source;
    this.#table = source.read(new Uint32Array(0));
  }

  /** Answers how many positions were read. */
  read(batch: Uint32Array, limits: Int32Array | undefined): number {
    this.#table = this.#source.read(batch, limits);
    return this.#table.starts[batch.length]!;
  }

  /** For each document the last position that can matter to terms within reach of this one. */
  limits(documents: number, reach: number): Int32Array {
    const { starts, positions } = this.#table;
    const limits = new Int32Array(documents);
    for (let index = 0; index < documents; index++) {
      const end = starts[index + 1]!;
      limits[index] = end > starts[index]! ? positions[end - 1]! + reach : 0;
    }
    return limits;
  }
}
