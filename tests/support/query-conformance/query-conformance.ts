import type { ConformanceCase } from '#tests/support/query-conformance/conformance-case.ts';
import { CONNECTOR_CASES } from '#tests/support/query-conformance/conformance-connectors.ts';
import { FIELD_CASES } from '#tests/support/query-conformance/conformance-fields.ts';
import { NEAR_CASES } from '#tests/support/query-conformance/conformance-near.ts';
import { OPERATOR_CASES } from '#tests/support/query-conformance/conformance-operators.ts';
import { TERM_CASES } from '#tests/support/query-conformance/conformance-terms.ts';
import { WORD_CASES } from '#tests/support/query-conformance/conformance-words.ts';
import { WRITING_CASES } from '#tests/support/query-conformance/conformance-writing.ts';

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
