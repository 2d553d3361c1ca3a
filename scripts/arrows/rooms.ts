import { ADAPTER_ROOMS } from './adapter-rooms.ts';
import { CORE_ROOMS } from './core-rooms.ts';
import { DOMAIN_ROOMS } from './domain-rooms.ts';
import { OUTER_ROOMS } from './outer-rooms.ts';
import type { Allowed, Room } from './room.ts';
import { SERVER_ROOMS } from './server-rooms.ts';
import { WEB_ROOMS } from './web-rooms.ts';

/** The one table: who may import whom, and which drivers. The first row that has a file counts. */
export const ROOMS: readonly Room[] = [
  ...DOMAIN_ROOMS,
  ...CORE_ROOMS,
  ...SERVER_ROOMS,
  ...ADAPTER_ROOMS,
  ...WEB_ROOMS,
  ...OUTER_ROOMS,
];

/** What a test beside the code (`*.test.ts`, `*.conformance.ts`, `*.test-support.ts`) may import beyond its room. */
export const BESIDE_CODE: Allowed = { imports: ['tests/support', 'editions'], drivers: ['vitest', 'plain', 'files'] };

/** Where code may name an edition, and why; tests may, too. */
export const NAMES_EDITIONS: Readonly<Record<string, string>> = {
  'src/editions/**': 'they are what it names',
  'src/collections/**': 'a collection says which editions have it, and which codes there',
  'src/domain/edition/**': 'it says which editions there are',
  'src/server/adapters/sqlite/index/sample-document.ts': 'the version of the index follows from what it writes out',
  'bench/**': 'what is measured is loaded into one edition, as an operator would',
};
