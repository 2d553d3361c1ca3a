import type { ConformanceCase } from '#domain/search/conformance-case.ts';
import { CONNECTOR_CASES } from '#domain/search/conformance-connectors.ts';
import { FIELD_CASES } from '#domain/search/conformance-fields.ts';
import { NEAR_CASES } from '#domain/search/conformance-near.ts';
import { OPERATOR_CASES } from '#domain/search/conformance-operators.ts';
import { TERM_CASES } from '#domain/search/conformance-terms.ts';
import { WORD_CASES } from '#domain/search/conformance-words.ts';
import { WRITING_CASES } from '#domain/search/conformance-writing.ts';

/** Every case, for the evaluator and for each engine. */
export const QUERY_CONFORMANCE: readonly ConformanceCase[] = [
  ...OPERATOR_CASES,
  ...NEAR_CASES,
  ...TERM_CASES,
  ...WORD_CASES,
  ...WRITING_CASES,
  ...CONNECTOR_CASES,
  ...FIELD_CASES,
];
