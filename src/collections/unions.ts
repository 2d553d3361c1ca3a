import type { Collection } from '#domain/collections/collection.ts';
import { LAW_COLUMNS } from './law-columns.ts';

const FIELDS = { id: 'text', name: 'text', url: 'text', members: 'count?' } as const;

/** Unions of states, whose members change from day to day (OP-187). */
export const UNIONS = {
  id: 'unions',
  title: 'Unions of states',
  help: 'Unions and organisations of states with their members on a day, each with where that was read.',
  palette: ['member states', 'European Union', 'EFTA', 'members of the EPO', 'OAPI', 'ARIPO'],
  address: '/unions',
  feed: { rule: 'unions' },
  asOf: true,
  fields: FIELDS,
  list: {
    path: '/apiv2/Unions',
    summary: 'Unions of states that facts name members of, with how many they have on a day.',
    key: 'unions',
  },
  entryPage: '/union/{id}',
  entry: {
    path: '/apiv2/Unions/{id}',
    summary: 'One union of states, with the number of its members on a day.',
    // How many members it has, in words.
    fields: { ...FIELDS, said: 'text' },
    rule: 'union',
    screen: {
      missing: 'There is no such union of states',
      title: '{name}',
      sections: [],
      lead: ['said'],
      facts: { label: 'Key facts on the {name}', of: [] },
      below: ['law-of-place'],
    },
  },
  screen: {
    lead: 'Unions of states with their members. Treaties of a union, and conventions that it joined, are found for its members on the day that you ask for.',
    none: 'No source of this library names the members of any union yet.',
    dayLabel: 'Members as of',
    note: '“Members” counts those of whom a source says that they belonged to it on the day.',
  },
  table: {
    id: 'unions',
    title: 'Unions of states',
    address: '/unions',
    what: 'unions of states',
    columns: [
      { name: 'Union', type: 'text', value: 'name', width: 46, sorts: true, link: 'url' },
      { name: 'Members', type: 'number', value: 'members', sorts: true },
    ],
  },
  tables: [
    {
      id: 'union-law',
      title: 'Figures of law: {name}',
      address: '/union/{id}',
      what: 'figures of law',
      counted: 'Figures',
      rule: 'law-of-place',
      rows: 'facts',
      page: '/union/{ids}',
      columns: LAW_COLUMNS,
    },
  ],
} as const satisfies Collection;
