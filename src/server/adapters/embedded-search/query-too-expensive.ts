import type { QueryError } from '#domain/query/query-error.ts';

/** A query that would take more terms, combinations or time than it may; `at` and `length` point at the part to blame. */
export class QueryTooExpensive extends Error implements QueryError {
  readonly code = 'query-too-expensive';
  readonly at: number;
  readonly length: number;
  readonly reason: string;

  constructor(place: { readonly at: number; readonly length: number }, reason: string) {
    super(reason);
    this.name = 'QueryTooExpensive';
    this.at = place.at;
    this.length = place.length;
    this.reason = reason;
  }
}
