import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkArrows } from '../../scripts/arrows/check-arrows.ts';
import { SQL_ROOMS } from '../../scripts/arrows/adapter-rooms.ts';
import { DOMAIN_ROOMS } from '../../scripts/arrows/domain-rooms.ts';
import { printRefusals } from '../../scripts/arrows/refusal.ts';

const PACKAGE = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');

/** A file in each room of the table, by the name of its row; `*` is filled with alpha. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(DOMAIN_ROOMS.map(({ name }) => [name, `src/${name}/example.ts`])),
  collections: 'src/collections/example.ts',
  editions: 'src/editions/ka/example.ts',
  contract: 'src/contract/example.ts',
  importers: 'src/importers/example.ts',
  'importers/reading': 'src/importers/reading/example.ts',
  'importers/*': 'src/importers/alpha/example.ts',
  'server/compose': 'src/server/compose/example.ts',
  'server/config': 'src/server/config/example.ts',
  'server/asking': 'src/server/asking/example.ts',
  'server/http': 'src/server/http/example.ts',
  'server/ports': 'src/server/ports/example.ts',
  'server/features/importing': 'src/server/features/importing/example.ts',
  'server/features/*': 'src/server/features/alpha/example.ts',
  ...Object.fromEntries(SQL_ROOMS.map(({ name }) => [name, `src/${name}/example.ts`])),
  'server/adapters/sqlite': 'src/server/adapters/sqlite/example.ts',
  'server/adapters/postgres': 'src/server/adapters/postgres/example.ts',
  'server/adapters/index': 'src/server/adapters/index/example.ts',
  'server/adapters/embedded-search': 'src/server/adapters/embedded-search/example.ts',
  'server/adapters/oidc': 'src/server/adapters/oidc/example.ts',
  'server/adapters/render': 'src/server/adapters/render/example.ts',
  'server/adapters/read': 'src/server/adapters/read/example.ts',
  'server/adapters/text-comparer': 'src/server/adapters/text-comparer/example.ts',
  'server/adapters/outside': 'src/server/adapters/outside/example.ts',
  'server/adapters/system': 'src/server/adapters/system/example.ts',
  cli: 'src/cli/example.ts',
  'web/styles': 'src/web/styles/example.ts',
  'web/public': 'src/web/public/example.ts',
  'web/ui': 'src/web/ui/example.tsx',
  'web/api': 'src/web/api/example.ts',
  'web/app': 'src/web/app/example.ts',
  'web/service-worker': 'src/web/service-worker/example.ts',
  'web/features/*': 'src/web/features/alpha/example.tsx',
  'web/routes': 'src/web/routes/example.tsx',
  'tests/support': 'tests/support/example.ts',
  tests: 'tests/api/example.ts',
  bench: 'bench/alpha/example.ts',
  scripts: 'scripts/example.ts',
};

/** A second folder beside each that a `*` stands for. */
export const SIBLINGS: Readonly<Record<string, string>> = {
  'importers/*': 'src/importers/beta/example.ts',
  'server/features/*': 'src/server/features/beta/example.ts',
  'web/features/*': 'src/web/features/beta/example.tsx',
};

/** What the checker says of these files, among one more in every room. */
export function checkPlanted(planted: Readonly<Record<string, string>>): string[] {
  const around = [EXAMPLES, SIBLINGS].flatMap(Object.values<string>).map((path): [string, string] => [path, '']);
  return printRefusals(checkArrows(new Map([['package.json', PACKAGE], ...around, ...Object.entries(planted)])));
}
