import type { LongCheck } from './long-check.ts';
import { runTest } from './run-test.ts';

const DOCUMENTS = 20_000;
const TEST = 'tests/api/migrated-records.test.ts';

/** The tests of migrations over a library as large as they come, killed on the way and gone on with. */
export const migrationCheck: LongCheck = {
  name: 'migrations of a large library',
  run: async ({ isQuick }) => {
    const documents = isQuick ? 2_000 : DOCUMENTS;
    return { counts: { documents }, failures: await runTest(TEST, { PANDECT_DOCUMENTS: String(documents) }) };
  },
};
