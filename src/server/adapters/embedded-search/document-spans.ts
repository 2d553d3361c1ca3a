import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import type { SearchedField } from '#domain/query/query-field.ts';

/** What a query finds in one document: as `DocumentMatch`, but `start` and `end` of spans are not known yet. */
export interface DocumentSpans {
  readonly matches: boolean;
  readonly spans: readonly FieldSpan[];
  /** How many spans each field has, listed or not. */
  readonly totals: Readonly<Record<SearchedField, number>>;
  readonly termCounts: readonly number[];
}
