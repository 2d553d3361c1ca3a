import type { Room } from './room.ts';

const SERVER_SIDE = ['domain', 'editions', 'contract', 'importers', 'importers/**', 'server/**'];

/** What starts, tests and measures the library. */
export const OUTER_ROOMS: readonly Room[] = [
  {
    name: 'cli',
    holds: "the operator's command line",
    imports: [
      'domain',
      'editions',
      'contract',
      'importers',
      'server/config',
      'server/compose',
      'server/ports',
      'server/features/importing',
    ],
    drivers: ['terminal', 'runtime', 'csv', 'plain', 'files'],
    because: 'a command asks the composition for what it needs, as the server does',
  },
  {
    name: 'tests/support',
    files: ['tests/support/**'],
    holds: 'what several tests need: a library, a server, a browser',
    imports: [...SERVER_SIDE, 'cli'],
    drivers: ['plain', 'files', 'processes', 'network', 'kysely', 'fastify', 'zip', 'zod', 'vitest', 'playwright'],
    isForTests: true,
    because: 'what tests share knows no test',
  },
  {
    name: 'tests',
    files: ['tests/**'],
    holds: 'tests of the whole: through HTTP, in a browser, of real documents, of the editions',
    imports: [...SERVER_SIDE, 'web/app', 'tests/support', 'bench', 'scripts'],
    drivers: [
      'plain',
      'files',
      'processes',
      'network',
      'node:sqlite',
      'kysely',
      'fastify',
      'xml',
      'html',
      'zip',
      'pdf',
      'vitest',
      'playwright',
      'zod',
      'openapi-validator',
    ],
    isForTests: true,
    because: 'a test of the whole asks the server or a browser for what the browser does',
  },
  {
    name: 'bench',
    files: ['bench/**'],
    holds: 'benchmarks and their results',
    imports: [...SERVER_SIDE, 'tests/support', 'scripts'],
    drivers: ['plain', 'files', 'processes', 'network', 'threads', 'terminal', 'node:sqlite', 'playwright'],
    because: 'a benchmark measures what an operator starts, and the browser from outside',
  },
  {
    name: 'scripts',
    files: ['scripts/**', '*.config.ts'],
    holds: 'what `npm start`, `npm test` and `npm run check` do, settings of the tools',
    imports: ['domain', 'editions', 'server/compose', 'tests', 'tests/support', 'bench'],
    drivers: ['plain', 'files', 'processes', 'modules', 'vite', 'vitest', 'playwright'],
    because: 'scripts start what the rooms hold and do nothing of it themselves',
  },
];
