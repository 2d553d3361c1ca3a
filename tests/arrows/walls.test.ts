import { dirname, relative } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { SQL_ROOMS } from '../../scripts/arrows/adapter-rooms.ts';
import { checkPlanted, EXAMPLES, SIBLINGS } from './check-planted.ts';

/** What lies outside the product: it may start, test or measure whatever it likes. */
const OUTSIDE = ['tests', 'tests/support', 'bench', 'scripts'];
const BROWSER = ['web/ui', 'web/api', 'web/app', 'web/features/*', 'web/routes'];

const domain = (...names: readonly string[]) => names.map((name) => `domain/${name}`);
/** The rooms of the domain that others of it may import: of the tools, only what two of them share. */
const TOOLS = domain(
  'tools/insights',
  'tools/templates',
  'tools/relations',
  'tools/profiles',
  'tools/usage',
  'tools/support',
  'tools/desk',
);

/** Room -> who alone in the product may import it. Written from the plan of the house, not from the table. */
const IMPORTED_BY: Readonly<Record<string, readonly string[]>> = {
  'server/compose': ['cli'],
  'server/config': ['server/compose', 'cli'],
  'server/http': ['server/compose', 'server/config'],
  'server/asking': ['server/compose', 'server/features/*'],
  'server/features/*': ['server/compose'],
  'server/features/importing': ['server/compose', 'cli'],
  'server/adapters/sql/writer': ['server/compose', 'server/adapters/sqlite'],
  'server/adapters/sql/people': ['server/compose', 'server/adapters/sqlite'],
  'server/adapters/sql/desk': ['server/compose', 'server/adapters/sqlite'],
  'server/adapters/sql/relations': ['server/compose', 'server/adapters/sqlite'],
  'server/adapters/sqlite': ['server/compose'],
  'server/adapters/postgres': ['server/compose'],
  'server/adapters/index': ['server/compose', 'server/adapters/sqlite', 'server/adapters/embedded-search'],
  'server/adapters/embedded-search': ['server/compose'],
  'server/adapters/oidc': ['server/compose'],
  'server/adapters/render': ['server/compose'],
  'server/adapters/read': ['server/compose'],
  'server/adapters/text-comparer': ['server/compose'],
  'server/adapters/outside': ['server/compose'],
  'server/adapters/system': ['server/compose'],
  'importers/*': ['server/compose', 'importers/*'],
  'importers/reading': ['server/compose', 'importers/*'],
  importers: [
    'server/compose',
    'cli',
    'importers/reading',
    'importers/*',
    'server/features/importing',
    'server/ports',
    'server/adapters/read',
  ],
  editions: ['server/compose', 'cli'],
  cli: [],
  'web/features/*': ['web/routes'],
  'web/routes': [],
  'web/app': ['web/service-worker', 'web/features/*', 'web/routes'],
  'web/api': ['web/app', 'web/features/*', 'web/routes'],
  'web/ui': ['web/features/*', 'web/routes'],
  tests: [],
  'tests/support': [],
  bench: [],
  scripts: [],
};

const FILE_USERS = [
  'server/compose',
  // Files that settings name.
  'server/config',
  'server/adapters/sqlite',
  'server/adapters/oidc',
  // Reads the faces of the library.
  'server/adapters/render',
  'server/adapters/system',
  'cli',
];

/** Package or module of Node -> who alone in the product may use it. */
const USED_BY: Readonly<Record<string, readonly string[]>> = {
  kysely: [...SQL_ROOMS.map(({ name }) => name), 'server/adapters/sqlite', 'server/adapters/postgres'],
  pg: ['server/adapters/postgres'],
  'node:sqlite': ['server/adapters/sqlite'],
  'node:fs': FILE_USERS,
  'fs/promises': FILE_USERS,
  'node:worker_threads': ['server/adapters/embedded-search', 'server/adapters/read', 'server/adapters/text-comparer'],
  child_process: ['server/adapters/render', 'server/adapters/read'],
  'node:http': ['server/http', 'server/config', 'server/adapters/oidc', 'server/adapters/outside'],
  'node:net': ['server/http', 'server/config', 'server/adapters/oidc', 'server/adapters/outside'],
  fastify: ['server/http', 'server/compose', 'server/adapters/oidc'],
  'oidc-provider': ['server/adapters/oidc'],
  'openid-client': ['server/adapters/oidc'],
  jose: ['server/adapters/oidc'],
  // Sign-in pages serve the faces, files for paper carry them.
  '@fontsource-variable/source-sans-3': ['server/adapters/oidc', 'server/adapters/render'],
  docx: ['server/adapters/render'],
  'write-excel-file/node': ['server/adapters/render'],
  '@myriaddreamin/typst-ts-node-compiler': ['server/adapters/render'],
  'subset-font': ['server/adapters/render'],
  react: BROWSER.filter((room) => room !== 'web/api'),
  '@tanstack/react-query': BROWSER.filter((room) => room !== 'web/ui'),
  commander: ['cli'],
  vitest: [],
  vite: [],
};

const PRODUCT = Object.entries(EXAMPLES).filter(([room]) => !OUTSIDE.includes(room));

/** What the core of the domain may not know: room -> rooms that would be above it. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  'domain/words': domain('names', 'query', 'document', 'records', 'search', 'edition'),
  'domain/names': domain('document', 'records', 'search', 'edition'),
  'domain/query': domain('document', 'records', 'search', 'edition', 'access'),
  'domain/document': [...domain('records', 'convention', 'search', 'query', 'access'), ...TOOLS],
  'domain/records': [...domain('search', 'convention', 'access'), ...TOOLS],
  'domain/search': [...domain('records', 'passages', 'access'), ...TOOLS],
  'domain/edition': [...domain('access', 'search', 'document'), ...TOOLS],
  'domain/access': [...domain('document', 'records', 'search'), ...TOOLS],
  'domain/versions': TOOLS,
  'domain/passages': TOOLS,
};

describe('A wall of the house holds:', () => {
  it.each(Object.entries(ABOVE))('%s knows nothing of %j', (room, above) => {
    expect(above.filter((other) => listWhoMay([EXAMPLES[room]!], EXAMPLES[other]!).length > 0)).toEqual([]);
  });

  it.each(Object.entries(IMPORTED_BY))('nobody imports %s but %j', (room, allowed) => {
    const others = PRODUCT.filter(([name]) => name !== room || room in SIBLINGS);
    const who = listWhoMay(
      others.map(([, from]) => from),
      SIBLINGS[room] ?? EXAMPLES[room]!,
    );
    expect(nameRooms(who)).toEqual([...allowed].sort());
  });

  it.each(Object.entries(USED_BY))('nobody uses %s but %j', (name, allowed) => {
    const planted = Object.fromEntries(PRODUCT.map(([, from]) => [from, `import '${name}';`]));
    expect(nameRooms(keepAllowed(planted))).toEqual([...allowed].sort());
  });
});

/** Which of these files may import the target. */
function listWhoMay(files: readonly string[], target: string): string[] {
  return keepAllowed(Object.fromEntries(files.map((from) => [from, `import '${relative(dirname(from), target)}';`])));
}

function keepAllowed(planted: Readonly<Record<string, string>>): string[] {
  const refusals = checkPlanted(planted);
  return Object.keys(planted).filter((path) => !refusals.some((words) => words.startsWith(`${path}:`)));
}

function nameRooms(paths: readonly string[]): string[] {
  return PRODUCT.flatMap(([room, path]) => (paths.includes(path) ? [room] : [])).sort();
}
