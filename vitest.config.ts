import { defineConfig } from 'vitest/config';

/** Rooms of pure functions: nothing outlives a test, so that their files need no process of their own each. */
const PURE = ['src/domain/**/*.test.ts', 'src/editions/**/*.test.ts', 'tests/editions/**/*.test.ts'];

/**
 * Files that put another module in the place of one, which those after them in the same process would be given, or that
 * measure the memory of a program, which counts that of the process it is started from.
 */
const APART = [
  'src/importers/xml/memory.test.ts',
  'src/server/adapters/outside/http-feed-fetcher.test.ts',
  'src/web/routes/slots.test.ts',
  'tests/api/new-collection.test.ts',
  'tests/api/new-kind.test.ts',
  'tests/api/thresholds-closed.test.ts',
];

/** What is loaded once serves the next file as well; servers and stores are each test's own. */
const TOGETHER = ['src/**/*.test.ts', 'tests/{api,demo,golden,samples}/**/*.test.ts'];

const GLOBAL_SETUP = ['tests/support/share-demo-copies.ts', 'tests/support/databases/start-postgres.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/quiet-console.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As in a browser: what passes only then is listed at the end of the run.
    retry: 1,
    pool: 'forks',
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'together',
          globalSetup: GLOBAL_SETUP,
          isolate: false,
          include: TOGETHER,
          exclude: [...PURE, ...APART],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          globalSetup: GLOBAL_SETUP,
          include: [...APART, 'tests/!(api|demo|golden|samples)/**/*.test.ts'],
          exclude: PURE,
        },
      },
    ],
  },
});
