import type { Collection } from '#domain/collections/collection.ts';

/** Offices, courts, registers and organisations elsewhere (SH-195, OP-47). */
export const USEFUL_LINKS = {
  id: 'useful-links',
  title: 'Useful links',
  help: 'Offices, courts, registers and organisations elsewhere, each with a line on what is found there.',
  palette: ['links', 'offices', 'websites'],
  address: '/usefullinks',
  open: { KIPL: ['IPL', 'PL'] },
  feed: { records: 'link', where: { list: 'useful-links' }, order: ['group', 'name'] },
  fields: {
    id: 'text',
    name: 'text',
    url: 'text',
    description: 'text?',
    country: 'text?',
    address: 'text?',
    readOn: 'text?',
  },
  list: {
    path: '/apiv2/UsefulLinks',
    summary:
      'Offices, courts, registers and organisations elsewhere, in groups, each with a line on what is found there.',
    key: 'groups',
    groupedBy: 'group',
  },
  table: {
    id: 'useful-links',
    title: 'Useful links',
    address: '/usefullinks',
    what: 'links',
    columns: [
      { name: 'Group', type: 'text', value: 'group' },
      { name: 'Name', type: 'text', value: 'name', width: 40 },
      { name: 'Address', type: 'link', value: 'url' },
      { name: 'Country', type: 'text', value: 'country', width: 20 },
      { name: 'Postal address', type: 'text', value: 'address', width: 40 },
      { name: 'What is there', type: 'text', value: 'description', width: 50 },
      { name: 'Opened on', type: 'date', value: 'readOn' },
    ],
  },
  screen: {
    lead: 'Patent offices, courts, registers and international organisations, each with a line on what is found there. Every link opens in a new tab.',
    none: 'No link is in this list yet; whoever runs the library can add some.',
    drawnBy: 'useful-links',
  },
} as const satisfies Collection;
