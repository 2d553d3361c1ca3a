import type { Collection } from '#domain/collections/collection.ts';

/** A collection that no release has: sets of rules, as a search finds them. */
export const RULE_SETS: Collection & Required<Pick<Collection, 'table'>> = {
  id: 'rule-sets',
  title: 'Sets of rules',
  help: 'Every set of rules with the institution that made it.',
  palette: ['rules', 'versions'],
  address: '/rule-sets',
  open: { KA: 'full' },
  feed: { search: { contenttype: ['Rules'] } },
  fields: {
    id: 'text',
    title: 'text',
    url: 'text',
    date: 'text?',
    organization: 'text?',
    documents: 'counted',
  },
  counts: { facet: 'organization', by: 'organization' },
  list: {
    path: '/apiv2/RuleSets',
    summary: 'Sets of rules, the newest first.',
    key: 'sets',
    beside: { awards: { name: 'Awards', search: { contenttype: ['Award'] } } },
  },
  entry: {
    path: '/apiv2/RuleSets/{id}',
    summary: 'One set of rules, and what its institution has.',
    fields: { id: 'text', title: 'text', documents: 'counted', blocks: 'blocks', demo: 'demo' },
  },
  table: {
    id: 'rule-sets',
    title: 'Sets of rules',
    address: '/rule-sets',
    what: 'sets of rules',
    counted: 'Sets',
    columns: [
      { name: 'Set', type: 'text', value: 'title', width: 40, sorts: true },
      { name: 'Institution', type: 'text', value: 'organization', sorts: true },
      { name: 'Date', type: 'date', value: 'date', sorts: true },
      { name: 'Documents', type: 'number', value: 'documents.count', sorts: true },
      { name: 'Text', type: 'link', value: 'url', only: 'file' },
    ],
  },
  screen: { lead: 'Sets of rules.', none: 'No set of rules is in this library.' },
};
