import { normalizedKey } from '#domain/search/normalized-key.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import { compilePlan } from './compile-plan.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryBudget } from './query-budget.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import { scoreDocuments } from './score-documents.ts';
import { SegmentSearch } from './segment-search.ts';

/** What a query finds, before any filter: one entry for each segment of the snapshot. */
export type MatchSet = readonly SegmentMatches[];

export interface SegmentMatches {
  /** Ascending. */
  readonly documents: Uint32Array;
  /** Relevance of each; absent without a query. */
  readonly scores?: Float64Array;
}

/** Finds and scores all documents of a query; `reached` leaves out others before they are looked at. */
export function findMatches(
  snapshot: IndexSnapshot,
  query: QueryNode | undefined,
  titleOnly: boolean,
  budget: QueryBudget,
  reached?: readonly Uint32Array[],
): MatchSet {
  if (!query) {
    return snapshot.segments.map((segment, at) => ({ documents: reached?.[at] ?? snapshot.listDocuments(segment) }));
  }
  const plan = compilePlan(query);
  const searches = snapshot.segments.map((segment) => new SegmentSearch(segment, plan, titleOnly, budget));
  const found = searches.map((search, at) => search.run(reached?.[at]));
  const scores = scoreDocuments(snapshot, searches, found, plan.scored, titleOnly);
  return found.map((documents, index) => ({ documents, scores: scores[index]! }));
}

/** Refuses a query whose definition multiplies out beyond its bound, however cheap it would be here. */
export function checkQuery(query: QueryNode): void {
  const normalized = normalizeQuery(query);
  if (!normalized.ok) throw new QueryTooExpensive(normalized.error, normalized.error.reason);
}

/** Equal for queries that find the same in the same snapshot, reaching the same documents (`reachKey`). */
export function matchSetKey(generation: number, query: QueryNode, titleOnly: boolean, reach: string): string {
  return `${generation} ${titleOnly ? 'title' : 'all'} ${reach} ${normalizedKey(query)}`;
}
