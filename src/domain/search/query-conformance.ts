import { NEAR_CASES } from '#domain/search/conformance-near.ts';
import { OPERATOR_CASES } from '#domain/search/conformance-operators.ts';
import { TERM_CASES } from '#domain/search/conformance-terms.ts';
import { WRITING_CASES } from '#domain/search/conformance-writing.ts';

/** What a query must answer about one document; expected by hand. Every engine answers the same. */
export interface ConformanceCase {
  readonly name: string;
  readonly query: string;
  readonly title?: string;
  readonly text: string;
  readonly matches: boolean;
  /** The marked texts in reading order, the title's first; where absent only `matches` is asked. */
  readonly marks?: readonly string[];
}

/** Every case, for the evaluator and for each engine. */
export const QUERY_CONFORMANCE: readonly ConformanceCase[] = [
  ...OPERATOR_CASES,
  ...NEAR_CASES,
  ...TERM_CASES,
  ...WRITING_CASES,
];
