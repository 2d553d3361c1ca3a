import type { LongCheck } from './long-check.ts';
import { runTest } from './run-test.ts';

const QUERIES = 10_000;
const TEST = 'src/server/adapters/embedded-search/agreement.test.ts';

/** The engine by itself against the evaluator, in several languages, with related forms and without (OP-163). */
export const engineCheck: LongCheck = {
  name: 'agreement of the engine',
  run: async ({ isQuick, seed }) => {
    const queries = isQuick ? 1_000 : QUERIES;
    const asked = { PANDECT_ROUNDS: String(queries), PANDECT_SEED: String(seed) };
    return { counts: { queries }, failures: await runTest(TEST, asked) };
  },
};
