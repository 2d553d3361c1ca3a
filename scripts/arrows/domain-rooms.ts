import type { Room } from './room.ts';

/** A room of the domain: its folder there, what lives in it, and the rooms above it in this list that it may import. */
type DomainRow = readonly [name: string, holds: string, imports: readonly string[]];

/** From the words that everything is made of to what readers keep: a room imports only rooms that stand before it. */
const ROWS: readonly DomainRow[] = [
  ['errors', 'the closed catalogue of refusals, one file an area', []],
  ['words', 'words of a text: folded, cut, their forms, patterns and spellings', []],
  ['names', 'names of people and organisations: read, written out, compared', ['words']],
  [
    'places',
    'countries and territories with law of their own: names, groups, who they are as parties',
    ['words', 'names'],
  ],
  ['query', 'the query language: read, put in order, printed, evaluated over spans', ['words']],
  ['typography', 'a text as print sets it, one character for one', []],
  ['edition', 'what an edition is made of; what an address means, menus, breadcrumbs, codes', []],
  [
    'access',
    'visitors, address ranges, the one access decision, what a password must be',
    ['errors', 'words', 'edition'],
  ],
  ['document', 'records, blocks, anchors, outlines, citations', ['words', 'names', 'places', 'edition']],
  ['convention', 'the New York Convention: provisions, topics, what rulings are filed under', ['document']],
  ['facts', 'facts of law: what holds on which day, in words, who is bound by what', ['places', 'edition', 'document']],
  [
    'provisions',
    'instruments by their names, references to their provisions read and spelt; the provisions of a text of law',
    ['words', 'names', 'document'],
  ],
  ['fees', 'schedules of fees, and what they come to', ['document', 'facts']],
  [
    'thresholds',
    'when a merger has to be filed: rules as trees over facts, worked exactly on the figures of a deal',
    ['places', 'facts'],
  ],
  [
    'comparison',
    'answers side by side: topics, which stretch of a document answers one, groups of places',
    ['words', 'places', 'document', 'facts'],
  ],
  [
    'records',
    'the kinds of records, one file each, and `kinds.ts`, their table; links between records',
    ['words', 'names', 'places', 'edition', 'document', 'facts', 'provisions', 'fees', 'thresholds', 'comparison'],
  ],
  [
    'indexing',
    'what the index is told of a record: texts by field, values by filter',
    ['query', 'places', 'document', 'convention'],
  ],
  [
    'search',
    'the state of a search: filters, dates, sorts, pages, its address; kept searches',
    ['errors', 'words', 'query', 'places', 'edition', 'document'],
  ],
  [
    'collections',
    'what a list with its entries is made of: fields, columns, one table for screen and files',
    ['edition', 'facts', 'fees', 'records'],
  ],
  [
    'passages',
    'spans of a query -> passages and marks, over any source of texts',
    ['words', 'query', 'document', 'indexing'],
  ],
  [
    'versions',
    'versions of a text aligned, ids that stay, addresses resolved, words compared',
    ['words', 'document', 'provisions', 'records'],
  ],
  [
    'paper',
    'a text as it goes on paper: runs of one look, footnotes, cells in their places',
    ['typography', 'document'],
  ],
  [
    'chapters',
    'chapters of a publication: what an entry stands for, ticks, the term of a search in them',
    ['query', 'records'],
  ],
  [
    'bibliography',
    'a work of the library as it is cited and as reference managers know it, and the head of its page',
    ['words', 'names', 'document', 'records'],
  ],
  [
    'citing',
    'a work as styles of citation cite it, worked from tables by kind of work',
    ['names', 'document', 'provisions', 'bibliography'],
  ],
  ['tools/insights', 'practical insights: their stages and sections', ['document']],
  ['tools/templates', 'templates and examples, an arbitration clause built from choices', []],
  [
    'tools/relations',
    'who is related to whom by what they took part in, ways between them, the layout of their graph',
    ['words', 'names', 'typography', 'document', 'records'],
  ],
  [
    'tools/profiles',
    'what is counted of people from their parts in cases',
    ['words', 'names', 'document', 'records', 'tools/relations'],
  ],
  ['tools/usage', 'what is counted and how it adds up', ['edition', 'document', 'records']],
  ['tools/support', 'messages to those who run the library, reports of errors', []],
  [
    'addresses',
    'the address of a document, and what one of the old system stands for',
    ['edition', 'document', 'records', 'tools/insights', 'tools/templates'],
  ],
  [
    'tools/desk',
    'what readers keep: favorites, latest searches, alerts, the research record',
    ['places', 'edition', 'document', 'search', 'tools/relations'],
  ],
];

const roomOf = (name: string) => `domain/${name}`;

/** The field as pure functions: no I/O, no clock, no framework. Nothing below a tool knows it. */
export const DOMAIN_ROOMS: readonly Room[] = ROWS.map(([name, holds, imports]) => ({
  name: roomOf(name),
  // What domain and browser both know of the world is bundled with the code that asks it.
  ...(name === 'places' ? { data: 'content/places' } : {}),
  holds,
  imports: imports.map(roomOf),
  drivers: [],
  tests: { imports: ['domain/**', 'server/compose'] },
  because:
    'arrows of the domain lead to rooms before it in the table alone, so that words know no records and records no tool',
}));
