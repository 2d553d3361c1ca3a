import type { QueryField } from '#domain/query/query-field.ts';
import type { NearNode, PhraseNode, TermNode } from '#domain/query/query-tree.ts';

/** A term of the query in a field, or in all; equal ones (`keyOfTerm`) are one leaf with one number. */
export interface PlanLeaf {
  readonly number: number;
  /** The first place where it was typed. */
  readonly node: TermNode;
  readonly field: QueryField | undefined;
}

/** Which documents match. Leaves are numbers into `QueryPlan.leaves`. */
export type DocumentPlan =
  | SpanPlan
  | { readonly kind: 'all' | 'any'; readonly children: readonly DocumentPlan[] }
  | { readonly kind: 'except'; readonly keep: DocumentPlan; readonly exclude: DocumentPlan };

/** Which places match; a document matches where at least one place does. */
export type SpanPlan =
  | { readonly kind: 'leaf'; readonly leaf: number }
  | { readonly kind: 'phrase'; readonly leaves: readonly number[]; readonly node: PhraseNode }
  | { readonly kind: 'union'; readonly children: readonly SpanPlan[] }
  | {
      readonly kind: 'near';
      readonly distance: number;
      readonly left: SpanPlan;
      readonly right: SpanPlan;
      readonly node: NearNode;
    };

/** Leaves that are forms of one word, like `award` and `awards`, which count once; nearly always one. */
export interface ScoredTerm {
  readonly leaf: number;
  readonly others: readonly number[];
}

/** A query made ready for any segment. */
export interface QueryPlan {
  readonly root: DocumentPlan;
  readonly leaves: readonly PlanLeaf[];
  /** What counts for relevance: all outside NOT, in reading order; a term in a field counts as its word does. */
  readonly scored: readonly ScoredTerm[];
}
