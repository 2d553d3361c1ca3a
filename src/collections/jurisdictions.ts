import type { Collection } from '#domain/collections/collection.ts';
import { STATUS_COLUMNS } from './status-columns.ts';

/** Countries and territories with law of their own (SH-093, TL-068, OP-101). */
export const JURISDICTIONS = {
  id: 'jurisdictions',
  title: 'Jurisdictions',
  help: 'Countries and territories with law of their own, and what the library holds on each.',
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
      rule: 'conventions-of-place',
      rows: 'conventions',
      page: '/jurisdiction/{ids}',
      columns: [{ name: 'Convention', type: 'text', value: 'treaty.name', width: 40 }, ...STATUS_COLUMNS],
    },
  ],
} as const satisfies Collection;
