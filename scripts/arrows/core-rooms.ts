import type { Room } from './room.ts';

/** Data and words of the field: rooms that know neither server nor browser. */
export const CORE_ROOMS: readonly Room[] = [
  {
    name: 'collections',
    holds: 'lists with their entries, tables and files as data, a file each',
    imports: ['domain/collections'],
    drivers: [],
    because: 'a collection is data: calls, pages and files follow from it',
  },
  {
    name: 'editions',
    holds: 'the three products as data',
    imports: ['domain/**', 'collections'],
    drivers: [],
    because: 'editions are data and import the types of the domain; their pages of collections follow from these',
  },
  {
    name: 'contract',
    holds: 'every HTTP call once: schema, description, access',
    imports: ['domain/**', 'collections'],
    drivers: ['zod'],
    because: 'server and browser share the contract, so it imports only the domain and the collections, which are data',
  },
  {
    name: 'importers/reading',
    holds: 'what the formats share: texts, dates, links, footnotes, fields',
    imports: ['domain/**', 'importers'],
    drivers: ['yaml', 'csv'],
    because: 'what the formats share knows none of them',
  },
  {
    name: 'importers',
    files: ['src/importers/*.ts'],
    holds: 'what every importer is: source bytes -> events',
    imports: ['domain/**'],
    drivers: [],
    because: 'the interface of the importers knows none of them',
  },
  {
    name: 'importers/*',
    holds: 'one format: source bytes -> documents of the domain',
    imports: ['domain/**', 'importers', 'importers/reading', 'importers/*'],
    drivers: ['xml', 'html', 'csv', 'zip', 'pdf', 'plain'],
    tests: { imports: ['bench'], drivers: ['processes'] },
    because: 'importers turn bytes into documents and know nothing of finding, storing or serving them',
  },
];
