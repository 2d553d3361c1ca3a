import { normalizedKey } from '#domain/query/normalized-key.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { compilePlan } from './compile-plan.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryBudget } from './query-budget.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import { scoreDocuments } from './score-documents.ts';
import { SegmentSearch, type SearchedFields } from './segment-search.ts';

/** What a query finds, before any filter. */
export interface MatchSet {
  /** One entry for each segment of the snapshot. */
  readonly segments: readonly SegmentMatches[];
  /** How rare each term of the query is, by `keyOfTerm`. */
  readonly rarities: ReadonlyMap<string, number>;
}

export interface SegmentMatches {
  /** Ascending. */
  readonly documents: Uint32Array;
  /** Relevance of each by its words alone; absent without a query. */
  readonly scores?: Float64Array;
}

/** Where is searched and how it is weighed; `reached` leaves out other documents before they are looked at. */
interface MatchFields extends SearchedFields {
  readonly reached: readonly Uint32Array[] | undefined;
}

/** Finds and scores all documents of a query. */
export function findMatches(
  snapshot: IndexSnapshot,
  query: QueryNode | undefined,
  { reached, ...fields }: MatchFields,
  budget: QueryBudget,
): MatchSet {
  if (!query) {
    const segments = snapshot.segments.map((segment, at) => ({
      documents: reached?.[at] ?? snapshot.listDocuments(segment),
    }));
    return { segments, rarities: new Map() };
  }
  const plan = compilePlan(query);
  const searches = snapshot.segments.map((segment) => new SegmentSearch(segment, plan, fields, budget));
  const found = searches.map((search, at) => search.run(reached?.[at]));
  const { scores, rarities } = scoreDocuments(snapshot, searches, found, plan.scored, fields.relevance);
  return { segments: found.map((documents, index) => ({ documents, scores: scores[index]! })), rarities };
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
