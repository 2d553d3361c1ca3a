import type { LongCheck } from './long-check.ts';
import { runTest } from './run-test.ts';

const QUESTIONS = 5_000;
const TEST = 'tests/api/relation-oracle.test.ts';

/** Relations against nested loops over the source files, on as many questions as they were to agree on (TL-041). */
export const relationsCheck: LongCheck = {
  name: 'relations against nested loops',
  run: async ({ isQuick }) => {
    const questions = isQuick ? 500 : QUESTIONS;
    return { counts: { questions }, failures: await runTest(TEST, { PANDECT_ORACLE_QUESTIONS: String(questions) }) };
  },
};
