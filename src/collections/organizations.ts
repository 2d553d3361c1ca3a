import type { Collection } from '#domain/collections/collection.ts';

const FIELDS = {
  id: 'text',
  name: 'text',
  shortName: 'text?',
  kind: 'text?',
  city: 'text?',
  country: 'text?',
  url: 'address',
  documents: 'counted',
} as const;

/** Institutions and bodies (SH-090, TL-066, OP-100); firms are found with the people who practise there. */
export const ORGANIZATIONS = {
  id: 'organizations',
  title: 'Organizations',
  help: 'Arbitral institutions and bodies, each with its rules by version and what the library holds on it.',
  palette: ['institutions', 'arbitral bodies', 'fees', 'costs'],
  address: '/organizations',
  feed: { records: 'organization', unless: { kind: 'Law firm' }, order: ['name'] },
  fields: FIELDS,
  counts: { facet: 'organization', by: 'name' },
  list: {
    path: '/apiv2/Organizations',
    summary: 'Institutions and bodies by name, with place and number of documents.',
    key: 'organizations',
  },
  entryPage: '/organization/{id}',
  entry: {
    path: '/apiv2/Organizations/{id}',
    summary: 'One institution: description, website, rules by version, what the library holds of each sort.',
    fields: {
      ...FIELDS,
      aliases: 'texts',
      website: 'text?',
      countryUrl: 'text?',
      description: 'text?',
      ownWords: 'ownWords?',
      // Where its facts were read, and on which day; null where nobody noted it (OP-176).
      source: 'text?',
      readOn: 'text?',
      rules: 'links',
      feeSchedules: 'fees',
      blocks: 'blocks',
      demo: 'demo',
    },
    adds: 'organization',
    screen: {
      missing: 'There is no such organization',
      title: '{name}',
      lead: ['shortName', 'kind', 'aliases'],
      actions: ['compare-organization'],
      sections: ['own-words', 'description', 'fees', 'invented', 'blocks'],
      about: ['shortName', 'name'],
      hidesEmpty: true,
      facts: {
        label: 'Key facts',
        of: [
          { name: 'Where', value: 'country', drawnBy: 'where' },
          {
            name: 'Website, with model clause and schedule of costs',
            value: 'website',
            type: 'link',
            none: 'Not stated',
          },
          {
            name: 'Costs',
            value: 'feeSchedules',
            unknown: 'Unknown here: no schedule was read with its source, so that nothing is calculated.',
          },
          { name: 'Rules by version', value: 'rules', none: 'None named' },
          { name: 'Source of these facts', value: 'source', drawnBy: 'source-of-facts' },
          { name: 'In this library', value: 'documents', none: 'Nothing' },
        ],
      },
    },
  },
  screen: {
    lead: 'Arbitral institutions and bodies, each with its rules by version and what the library holds on it.',
    none: 'No organization is known to this library yet.',
    noneFits: 'No organization has this name here. Clear the field to see all of them.',
    one: 'organization',
    grouped: {
      find: { label: 'Find an organization', in: ['name', 'shortName'] },
      by: [{ name: 'A to Z' }, { name: 'Country', value: 'country', none: 'No country stated' }],
      note: [['shortName'], ['city', 'country']],
    },
  },
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
