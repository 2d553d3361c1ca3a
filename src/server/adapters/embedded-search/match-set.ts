import type { Relevance } from '#domain/search/relevance.ts';
import { normalizedKey } from '#domain/search/normalized-key.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import type { QueryNode } from '#domain/search/query-tree.ts';
import { compilePlan } from './compile-plan.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryBudget } from './query-budget.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import { scoreDocuments } from './score-documents.ts';
import { SegmentSearch } from './segment-search.ts';

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

/** Finds and scores all documents of a query. */
export function findMatches(
  snapshot: IndexSnapshot,
  query: QueryNode | undefined,
  titleOnly: boolean,
  budget: QueryBudget,
  relevance: Relevance,
): MatchSet {
  if (!query) {
    const segments = snapshot.segments.map((segment) => ({ documents: snapshot.listDocuments(segment) }));
    return { segments, rarities: new Map() };
  }
  const plan = compilePlan(query);
  const searches = snapshot.segments.map(
    (segment) => new SegmentSearch(segment, plan, { titleOnly, relevance }, budget),
  );
  const found = searches.map((search) => search.run());
  const { scores, rarities } = scoreDocuments(snapshot, searches, found, plan.scored, relevance);
  return { segments: found.map((documents, index) => ({ documents, scores: scores[index]! })), rarities };
}

/** Refuses a query whose definition multiplies out beyond its bound, however cheap it would be here. */
export function checkQuery(query: QueryNode): void {
  const normalized = normalizeQuery(query);
  if (!normalized.ok) throw new QueryTooExpensive(normalized.error, normalized.error.reason);
}

/** Equal for queries that find the same in the same snapshot. */
export function matchSetKey(generation: number, query: QueryNode, titleOnly: boolean): string {
  return `${generation} ${titleOnly ? 'title' : 'all'} ${normalizedKey(query)}`;
}
