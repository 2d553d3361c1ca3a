import type { Collection } from '#domain/collections/collection.ts';
import type { TableColumn } from '#domain/collections/table.ts';
import { STATUS_COLUMNS, STATUS_FIELDS } from './status-columns.ts';

/** Depth is counted from 0, a label is `Article V(1)(b)` or `5.2.1`. */
const ENTRY = { id: 'text', label: 'text', title: 'text', depth: 'count', url: 'text', decisions: 'counted' } as const;

/** What figures are made of: how many of the decisions are invented ones of the demo library. */
const BASIS = { decisions: 'counted', demo: 'demo' } as const;

const COLUMNS: readonly TableColumn[] = [
  { name: 'Number', type: 'text', value: 'label' },
  { name: 'Title', type: 'text', value: 'title', width: 60 },
  { name: 'Decisions', type: 'number', value: 'decisions.count' },
  { name: 'Which they are', type: 'link', value: 'decisions.url' },
];

/** Articles of the New York Convention with their paragraphs, and the decisions on each (SH-114, OP-97). */
export const NYC_PROVISIONS = {
  id: 'nyc-provisions',
  title: 'New York Convention by provision',
  help: 'Articles I to XVI of the New York Convention with their paragraphs, and the decisions that rule on each.',
  palette: ['By provision'],
  address: '/nyctool/provision',
  feed: { rule: 'nyc-provisions' },
  fields: ENTRY,
  list: {
    path: '/apiv2/NYCTool/Provision',
    summary: 'Articles I to XVI with their paragraphs, each with the number of decisions that rule on it.',
    key: 'entries',
    adds: { rule: 'nyc-decisions', fields: BASIS },
  },
  table: { id: 'provisions', title: 'Provisions', address: '/nyctool/provision', what: 'provisions', columns: COLUMNS },
  screen: {
    lead: 'Articles I to XVI with their paragraphs. A number counts the decisions in which a court ruled on that provision or on something within it, and leads to exactly these.',
    none: 'No provision of the Convention is known to this library.',
    above: ['nyc-ways'],
    drawnBy: 'nyc-provisions',
  },
} as const satisfies Collection;

/** The numbered tree of questions that courts answer on it, and the decisions on each (SH-116, OP-97). */
export const NYC_TOPICS = {
  id: 'nyc-topics',
  title: 'New York Convention by topic',
  help: 'The questions that courts answer on the New York Convention, numbered, and the decisions filed under each.',
  palette: ['By topic'],
  address: '/nyctool/topic',
  feed: { rule: 'nyc-topics' },
  fields: ENTRY,
  list: {
    path: '/apiv2/NYCTool/Topic',
    summary: 'The numbered tree of topics in the order of the provisions, each with its number of decisions.',
    key: 'entries',
    adds: { rule: 'nyc-decisions', fields: BASIS },
  },
  table: { id: 'topics', title: 'Topics', address: '/nyctool/topic', what: 'topics', columns: COLUMNS },
  screen: {
    lead: 'The questions that courts answer, numbered in the order of the provisions. A number counts the decisions filed under a topic or one below it, and leads to exactly these.',
    none: 'No topic of the Convention is known to this library.',
    above: ['nyc-ways'],
    drawnBy: 'nyc-topics',
  },
} as const satisfies Collection;

/** Its contracting states with the decisions of their courts (SH-115, OP-97). */
export const NYC_STATES = {
  id: 'nyc-states',
  title: 'New York Convention by jurisdiction',
  help: 'The contracting states of the New York Convention with dates, reservations and the decisions of their courts.',
  palette: ['By jurisdiction'],
  address: '/nyctool/jurisdiction',
  feed: { rule: 'nyc-states' },
  asOf: true,
  fields: { place: 'text', url: 'text?', ...STATUS_FIELDS, decisions: 'counted' },
  list: {
    path: '/apiv2/NYCTool/Jurisdiction',
    summary: 'The contracting states with dates, reservations, sources and the number of decisions of their courts.',
    key: 'states',
    // The others are places whose courts decided, of which no source says that they are parties.
    adds: {
      rule: 'nyc-elsewhere',
      fields: {
        ...BASIS,
        parties: 'count',
        states: 'states',
        others: { rows: { place: 'text', url: 'text?', decisions: 'counted' } },
      },
    },
  },
  table: {
    id: 'nyc-states',
    title: 'Contracting states of the New York Convention',
    address: '/nyctool/jurisdiction',
    what: 'contracting states',
    columns: [{ name: 'State', type: 'text', value: 'place', width: 32 }, ...STATUS_COLUMNS],
  },
  screen: {
    lead: '{parties} contracting states, and the territories to which some extended the Convention, with the days on which they joined and, where a source says so, their reservations. “Decisions” counts those of the state’s courts.',
    none: 'Which states joined is unknown here: no source of the library says it.',
    above: ['nyc-ways'],
    drawnBy: 'nyc-states',
    below: ['nyc-elsewhere'],
  },
} as const satisfies Collection;
