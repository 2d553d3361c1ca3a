import type { QueryNode } from '#domain/query/query-tree.ts';
import type { Relevance } from '#domain/query/relevance.ts';
import type { Segment } from '../index/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import type { QueryBudget } from './query-budget.ts';
import type { QueryPlan } from './query-plan.ts';

/** A search whose best documents are looked at once more. */
export interface LiftedSearch {
  readonly snapshot: IndexSnapshot;
  readonly query: QueryNode;
  readonly titleOnly: boolean;
  /** How rare each term is, by `keyOfTerm`. */
  readonly rarities: ReadonlyMap<string, number>;
  readonly relevance: Relevance;
  readonly budget: QueryBudget;
}

/** The best of a segment, for what is added to their scores. */
export interface LiftedDocuments extends LiftedSearch {
  readonly plan: QueryPlan;
  readonly segment: Segment;
  /** Ascending. */
  readonly documents: Uint32Array;
  /** What is added to each; every part adds its own. */
  readonly added: Float64Array;
}
