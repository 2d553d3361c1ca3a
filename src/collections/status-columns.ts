import type { TableColumn } from '#domain/collections/table.ts';

const DATES = { signed: 'text?', ratified: 'text?', means: 'text?', inForce: 'text?', denounced: 'text?' } as const;
const STANDING = { stands: 'text', through: 'text?' } as const;
const SOURCE = { reservations: 'text?', source: 'text?', basis: 'text?', readOn: 'text?' } as const;
/** What is said of a state and a treaty, as fields of an entry. */
export const STATUS_FIELDS = { ...DATES, ...STANDING, ...SOURCE } as const;

/** The same as columns, behind the column that names it. */
export const STATUS_COLUMNS: readonly TableColumn[] = [
  { name: 'Status', type: 'text', value: 'stands', width: 14, sorts: true, drawnBy: 'stands' },
  { name: 'Through', type: 'text', value: 'through', width: 20, only: 'file' },
  { name: 'Signed', type: 'date', value: 'signed', sorts: true, whereAny: true, drawnBy: 'signed' },
  { name: 'Joined', type: 'date', value: 'ratified', sorts: true, drawnBy: 'joined' },
  { name: 'By', type: 'text', value: 'means', width: 14, only: 'file' },
  { name: 'In force', type: 'date', value: 'inForce', sorts: true },
  { name: 'Left', type: 'date', value: 'denounced', sorts: true, whereAny: true },
  { name: 'Reservations', type: 'text', value: 'reservations', width: 50, drawnBy: 'sentence' },
  { name: 'Basis', type: 'text', value: 'basis', width: 50, only: 'file' },
  { name: 'Source', type: 'link', value: 'source', only: 'file' },
  { name: 'Read on', type: 'date', value: 'readOn', only: 'file' },
  {
    name: 'Decisions',
    type: 'number',
    value: 'decisions.count',
    sorts: true,
    only: 'screen',
    whereAny: true,
    drawnBy: 'decisions',
  },
  { name: 'Source', type: 'number', value: 'source', only: 'screen', drawnBy: 'source' },
];

/** The same of one state and many treaties, where the screen has room for less. */
export const STATUS_COLUMNS_OF_STATE: readonly TableColumn[] = STATUS_COLUMNS.filter(
  ({ name }) => name !== 'Decisions',
).map((column) => (column.whereAny ? { ...column, only: 'file' } : column));
