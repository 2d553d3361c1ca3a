import type { ConformanceCase } from '#domain/query/conformance-case.ts';
import { CONNECTOR_CASES } from '#domain/query/conformance-connectors.ts';
import { FIELD_CASES } from '#domain/query/conformance-fields.ts';
import { NEAR_CASES } from '#domain/query/conformance-near.ts';
import { OPERATOR_CASES } from '#domain/query/conformance-operators.ts';
import { TERM_CASES } from '#domain/query/conformance-terms.ts';
import { WORD_CASES } from '#domain/query/conformance-words.ts';
import { WRITING_CASES } from '#domain/query/conformance-writing.ts';

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
