import type { Collection } from '#domain/collections/collection.ts';
import { STATUS_COLUMNS } from './status-columns.ts';

const FIELDS = {
  id: 'text',
  name: 'text',
  document: 'document',
  summary: 'document?',
  status: 'text?',
  date: 'text?',
  inForce: 'text?',
  depositary: 'text?',
  officialText: 'officialText?',
  parties: 'count?',
} as const;

/** Multilateral instruments with their status (SH-108, TL-065, OP-99). */
export const CONVENTIONS = {
  id: 'conventions',
  title: 'Conventions',
  help: 'Multilateral instruments, each with its text or a summary, and which states joined it.',
  address: '/conventions',
  open: { KA: 'full' },
  feed: { rule: 'conventions' },
  fields: FIELDS,
  list: {
    path: '/apiv2/Conventions',
    summary: 'Multilateral instruments, each once, with their dates, depositary and number of known parties.',
    key: 'conventions',
  },
  entry: {
    path: '/apiv2/Conventions/{id}',
    summary: 'One multilateral instrument: its status table with sources, and what cites it.',
    fields: { ...FIELDS, rows: 'states', related: 'byType', relatedClosed: 'closed' },
    rule: 'convention',
  },
  table: {
    id: 'conventions',
    title: 'Conventions',
    address: '/conventions',
    what: 'conventions',
    columns: [
      {
        name: 'Instrument',
        type: 'text',
        value: 'document.title',
        width: 46,
        sorts: true,
        link: 'document.url',
        below: { value: 'summary.title', link: 'summary.url' },
      },
      { name: 'Date', type: 'date', value: 'date', sorts: true },
      { name: 'In force', type: 'date', value: 'inForce', sorts: true },
      { name: 'Depositary or organisation', type: 'text', value: 'depositary', width: 30, sorts: true },
      {
        name: 'Official text of the summary',
        type: 'text',
        value: 'officialText.readOn',
        only: 'screen',
        sorts: true,
        drawnBy: 'official-text',
      },
      { name: 'Parties by our sources', type: 'number', value: 'parties', sorts: true },
      { name: 'Text or summary', type: 'link', value: 'document.url', only: 'file' },
      { name: 'Summary beside the text', type: 'link', value: 'summary.url', only: 'file' },
      { name: 'Summary of', type: 'text', value: 'officialText.title', width: 46, only: 'file' },
      { name: 'Official text', type: 'link', value: 'officialText.url', only: 'file' },
      {
        name: 'Checked',
        type: 'text',
        value: 'officialText.readOn',
        only: 'file',
        otherwise: { where: 'officialText', words: 'Not checked' },
      },
      {
        name: 'Status table',
        type: 'number',
        value: 'id',
        only: 'screen',
        words: 'Show',
        said: 'Show status of {document.title}',
        link: '/conventions?convention={id}',
      },
    ],
  },
  tables: [
    {
      id: 'status',
      title: 'Status of the {name}',
      address: '/conventions?convention={id}',
      what: 'status table',
      counted: 'States',
      rule: 'convention',
      rows: 'rows',
      page: '/conventions',
      columns: [
        { name: 'State', type: 'text', value: 'place', width: 32, sorts: true, link: 'url' },
        ...STATUS_COLUMNS,
      ],
    },
  ],
  screen: {
    lead: 'The multilateral instruments of arbitration. Each opens its text, or a summary in our own words where that is what the library holds, and its status table.',
    none: 'No convention is in this library yet.',
    note: 'Where a summary was not checked, its two dates were read in no source: take them from the official text beside them. Sources of a status table stand below it.',
    chosenBy: 'convention',
    below: ['convention'],
  },
} as const satisfies Collection;
