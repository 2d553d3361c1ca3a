import type { Collection } from '#domain/collections/collection.ts';

/** Institutions and bodies (SH-090, TL-066, OP-100); firms are found with the people who practise there. */
export const ORGANIZATIONS = {
  id: 'organizations',
  title: 'Organizations',
  help: 'Arbitral institutions and bodies, each with its rules by version and what the library holds on it.',
  address: '/organizations',
  feed: { records: 'organization', unless: { kind: 'Law firm' }, order: ['name'] },
  fields: {
    id: 'text',
    name: 'text',
    shortName: 'text?',
    kind: 'text?',
    city: 'text?',
    country: 'text?',
    url: 'address',
    documents: 'counted',
  },
  counts: { facet: 'organization', by: 'name' },
  list: {
    path: '/apiv2/Organizations',
    summary: 'Institutions and bodies by name, with place and number of documents.',
    key: 'organizations',
  },
  entryPage: '/organization/{id}',
  table: {
    id: 'organizations',
    title: 'Organizations',
    address: '/organizations',
    what: 'organizations',
    columns: [
      { name: 'Organization', type: 'text', value: 'name', width: 44 },
      { name: 'Short', type: 'text', value: 'shortName', width: 12 },
      { name: 'Kind', type: 'text', value: 'kind', width: 26 },
      { name: 'City', type: 'text', value: 'city', width: 18 },
      { name: 'Country', type: 'text', value: 'country', width: 20 },
      { name: 'Documents', type: 'number', value: 'documents.count' },
      { name: 'Page', type: 'link', value: 'url' },
    ],
  },
} as const satisfies Collection;
