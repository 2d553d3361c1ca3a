import type { TableColumn } from '#domain/collections/table.ts';

/** What is said of a state and a treaty, behind the column that names it. */
export const STATUS_COLUMNS: readonly TableColumn[] = [
  { name: 'Signed', type: 'date', value: 'signed' },
  { name: 'Joined', type: 'date', value: 'ratified' },
  { name: 'By', type: 'text', value: 'means', width: 14 },
  { name: 'In force', type: 'date', value: 'inForce' },
  { name: 'Left', type: 'date', value: 'denounced' },
  { name: 'Reservations', type: 'text', value: 'reservations', width: 50 },
  { name: 'Basis', type: 'text', value: 'basis', width: 50 },
  { name: 'Source', type: 'link', value: 'source' },
  { name: 'Read on', type: 'date', value: 'readOn' },
];
