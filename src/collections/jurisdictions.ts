import type { Collection } from '#domain/collections/collection.ts';
import { LAW_COLUMNS } from './law-columns.ts';
import { STATUS_COLUMNS_OF_STATE } from './status-columns.ts';

/** A name with the documents of it. */
const COUNTED_NAME = { name: 'text', documents: 'counted' } as const;

/** Countries and territories with law of their own (SH-093, TL-068, OP-101). */
export const JURISDICTIONS = {
  id: 'jurisdictions',
  title: 'Jurisdictions',
  help: 'Countries and territories with law of their own, and what the library holds on each.',
  palette: ['countries', 'states', 'places', 'country studies'],
  address: '/jurisdictions',
  feed: { records: 'place', everywhere: true, order: ['name'] },
  fields: { id: 'text', name: 'text', url: 'address', continent: 'text?', documents: 'counted' },
  counts: { facet: 'jurisdiction', by: 'name' },
  list: {
    path: '/apiv2/Jurisdictions',
    summary: 'Every place with law of its own, by name, with the number of documents on it.',
    key: 'places',
  },
  entryPage: '/jurisdiction/{id}',
  entry: {
    path: '/apiv2/Jurisdictions/{name}',
    summary:
      'One place: names, groups, courts, treaties with their sources, and documents of each sort, the newest first.',
    anyCase: true,
    fields: {
      id: 'text',
      name: 'text',
      // Official and former names.
      aliases: 'texts',
      continent: 'text?',
      groups: 'texts',
      documents: 'counted',
      overview: 'overview?',
      // The newest legislation on it.
      law: 'documents',
      courts: { rows: COUNTED_NAME },
      conventions: 'treaties',
      // Bilateral investment treaties on it.
      bilateral: 'counted',
      blocks: 'blocks',
      // Who wrote most on it.
      contributors: { rows: COUNTED_NAME },
      // The latest review among the documents listed.
      lastReviewDate: 'text?',
      // Places bound by the same treaty, which `via` names, or of the same continent.
      neighbours: {
        rows: { id: 'text', name: 'text', url: 'text', continent: 'text?', documents: 'counted', via: 'text?' },
      },
    },
    adds: 'jurisdiction',
    screen: {
      missing: 'There is no such jurisdiction',
      title: '{name}',
      lead: { drawnBy: 'place-lead' },
      actions: ['compare-place'],
      sections: ['overview', 'blocks'],
      about: ['name'],
      facts: {
        label: 'Key facts on {name}',
        of: [
          { name: 'Also called', value: 'aliases' },
          { name: 'Law in this library', value: 'law', none: 'None' },
          { name: 'Conventions joined', value: 'conventions', drawnBy: 'joined-treaties' },
          {
            name: 'Groups of the search filters',
            value: 'groups',
            after: ' (for narrowing a search; no source was read)',
          },
          { name: 'Courts in this library', value: 'courts', said: 'decisions of {name}', none: 'None' },
          { name: 'Contributors', value: 'contributors', said: 'documents by {name}', none: 'None named' },
          { name: 'Last reviewed', value: 'lastReviewDate', type: 'date', none: 'Not stated' },
          {
            name: 'Neighbours by treaty',
            value: 'neighbours',
            said: 'Both are bound by: {via}',
            none: 'No treaty of this library joins it to another place.',
            unless: { value: 'via', name: 'On the same continent' },
          },
        ],
      },
      below: ['law-of-place'],
    },
  },
  screen: {
    lead: 'Countries and territories with law of their own. A number counts the documents on a place and leads to exactly these.',
    none: 'No jurisdiction is known to this library yet.',
    noneFits: 'No jurisdiction is called “{typed}” here. Clear the field to see all of them.',
    one: 'jurisdiction',
    grouped: {
      find: { label: 'Find a jurisdiction', in: ['name'] },
      by: [{ name: 'A to Z' }, { name: 'Continent', value: 'continent', none: 'Elsewhere' }],
      also: { drawnBy: 'map', show: 'Show map', hide: 'Hide map' },
    },
  },
  table: {
    id: 'jurisdictions',
    title: 'Jurisdictions',
    address: '/jurisdictions',
    what: 'jurisdictions',
    columns: [
      { name: 'Jurisdiction', type: 'text', value: 'name', width: 34 },
      { name: 'Continent', type: 'text', value: 'continent', width: 18 },
      { name: 'Documents', type: 'number', value: 'documents.count' },
      { name: 'Documents on it', type: 'link', value: 'documents.url' },
    ],
  },
  tables: [
    {
      id: 'place-treaties',
      title: 'Conventions that {name} joined',
      address: '/jurisdiction/{id}',
      what: 'conventions',
      asOf: true,
      rule: 'conventions-of-place',
      rows: 'conventions',
      page: '/jurisdiction/{ids}',
      columns: [
        { name: 'Convention', type: 'text', value: 'treaty.name', width: 40, sorts: true, link: 'treaty.url' },
        ...STATUS_COLUMNS_OF_STATE,
      ],
    },
    {
      id: 'place-law',
      title: 'Figures of law: {name}',
      address: '/jurisdiction/{id}',
      what: 'figures of law',
      counted: 'Figures',
      asOf: true,
      rule: 'law-of-place',
      rows: 'facts',
      page: '/jurisdiction/{ids}',
      columns: LAW_COLUMNS,
    },
  ],
} as const satisfies Collection;
