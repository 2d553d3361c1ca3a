import { defineConfig } from 'vitest/config';

/** Rooms of pure functions: nothing outlives a test, so that their files need no process of their own each. */
const PURE = ['src/domain/**/*.test.ts', 'src/editions/**/*.test.ts', 'tests/editions/**/*.test.ts'];

export default defineConfig({
  test: {
    setupFiles: ['tests/support/quiet-console.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
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
          name: 'whole',
          globalSetup: ['tests/support/share-demo-copies.ts'],
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['node_modules/**', 'dist/**', ...PURE],
        },
      },
    ],
  },
});
