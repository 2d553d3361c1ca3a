import type { Room } from './room.ts';

const BECAUSE = 'an adapter imports domain, ports and its own driver, so that another can take its place';

/** A part of the statements: its folder, what is in it, and the parts above it in this list that it may import. */
type SqlRow = readonly [name: string, holds: string, imports: readonly string[]];

const SQL_ROWS: readonly SqlRow[] = [
  ['schema', 'tables as Kysely types them', []],
  ['shared', 'what statements of several rooms are made of: portions, orders, fields', ['schema']],
  ['migrations', 'the steps from one shape of the tables to the next', ['schema', 'shared']],
  ['library', 'documents and records, read', ['schema', 'shared']],
  ['relations', 'who took part in what, read', ['schema', 'shared', 'library']],
  ['writer', 'documents and records, written, checked and repaired', ['schema', 'shared', 'library']],
  ['people', 'accounts, sessions, passwords, usage', ['schema', 'shared']],
  ['desk', 'what readers keep', ['schema', 'shared']],
  ['servers', 'what several servers agree on: what clients have left, who holds which place', ['schema']],
];

/** Statements for either database: arrows between their rooms lead to those before alone. */
export const SQL_ROOMS: readonly Room[] = SQL_ROWS.map(([name, holds, imports]) => ({
  name: `server/adapters/sql/${name}`,
  holds,
  imports: ['domain/**', 'server/ports', ...imports.map((other) => `server/adapters/sql/${other}`)],
  drivers: ['kysely', 'plain'],
  because: BECAUSE,
}));

/** What stands behind the ports: each adapter has its driver, and nobody else has. */
export const ADAPTER_ROOMS: readonly Room[] = [
  ...SQL_ROOMS,
  {
    name: 'server/adapters/sqlite',
    holds: 'the embedded database: driver, dialect, files, writing',
    imports: ['domain/**', 'server/ports', 'server/adapters/sql/**', 'server/adapters/index'],
    drivers: ['node:sqlite', 'kysely', 'plain', 'files'],
    tests: {
      imports: ['server/compose', 'server/adapters/embedded-search', 'server/adapters/system'],
      drivers: ['processes'],
    },
    because: BECAUSE,
  },
  {
    name: 'server/adapters/postgres',
    holds: 'the database of several servers: driver, dialect, whose turn it is',
    imports: ['domain/**', 'server/ports'],
    drivers: ['pg', 'kysely', 'plain'],
    tests: { imports: ['server/adapters/sql/**'], drivers: ['processes'] },
    because: BECAUSE,
  },
  {
    name: 'server/adapters/index',
    holds: 'format of the index: segments, postings',
    imports: ['domain/**', 'server/ports'],
    drivers: ['plain'],
    tests: { imports: ['server/adapters/sqlite'] },
    because: 'the format of the index is bytes: it knows no database, no thread and no file',
  },
  {
    name: 'server/adapters/embedded-search',
    holds: 'the embedded engine: evaluation, suggestions, the threads that search and build segments',
    imports: ['domain/**', 'server/ports', 'server/adapters/index'],
    drivers: ['threads', 'plain'],
    tests: { imports: ['server/adapters/sqlite'] },
    because: BECAUSE,
  },
  {
    name: 'server/adapters/oidc',
    holds: 'sign-in by OpenID Connect, and the built-in provider',
    imports: ['domain/**', 'server/ports'],
    drivers: ['oidc-provider', 'openid-client', 'jose', 'fastify', 'fonts', 'plain', 'files', 'network'],
    tests: { imports: ['server/compose', 'server/adapters/system'] },
    because: BECAUSE,
  },
  {
    name: 'server/adapters/render',
    holds: 'files to download: Word, Excel, PDF',
    imports: ['domain/**', 'server/ports'],
    drivers: [
      'docx',
      'write-excel-file',
      'typst',
      'fonts',
      'subset-font',
      'modules',
      'processes',
      'plain',
      'files',
      'zip',
    ],
    tests: { drivers: ['zip', 'pdf'] },
    because: BECAUSE,
  },
  {
    name: 'server/adapters/read',
    holds: 'files to import, read by processes that are watched',
    imports: ['domain/**', 'importers', 'server/ports'],
    drivers: ['processes', 'threads', 'modules', 'plain'],
    tests: { imports: ['server/compose'], drivers: ['files'] },
    because: BECAUSE,
  },
  {
    name: 'server/adapters/text-comparer',
    holds: 'two texts held against each other in a thread',
    imports: ['domain/**', 'server/ports'],
    drivers: ['threads', 'plain'],
    because: BECAUSE,
  },
  {
    name: 'server/adapters/outside',
    holds: 'what is fetched from elsewhere: feeds',
    imports: ['domain/**', 'server/ports'],
    drivers: ['network', 'plain'],
    because: BECAUSE,
  },
  {
    name: 'server/adapters/system',
    holds: 'what the machine gives: clock, passwords, files',
    imports: ['domain/**', 'server/ports'],
    drivers: ['plain', 'files'],
    because: BECAUSE,
  },
];
