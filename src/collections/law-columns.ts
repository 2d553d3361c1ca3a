import type { TableColumn } from '#domain/collections/table.ts';

/** What a file says of facts of law (OP-186). */
export const LAW_COLUMNS: readonly TableColumn[] = [
  { name: 'Area', type: 'text', value: 'group', width: 18 },
  { name: 'What', type: 'text', value: 'label', width: 40 },
  { name: 'Value', type: 'text', value: 'value', width: 50 },
  { name: 'On the day', type: 'text', value: 'holds', width: 14 },
  { name: 'Since', type: 'date', value: 'since' },
  { name: 'Until', type: 'date', value: 'until' },
  { name: 'What else counts', type: 'text', value: 'details', width: 50 },
  { name: 'Source', type: 'text', value: 'source.title', width: 46 },
  { name: 'Place in it', type: 'text', value: 'source.place', width: 24 },
  { name: 'Number or address', type: 'text', value: 'source.address', width: 40 },
  { name: 'Quote', type: 'text', value: 'quote', width: 50 },
  { name: 'Read on', type: 'date', value: 'readOn' },
  { name: 'Read from', type: 'text', value: 'readFrom', width: 24 },
  { name: 'Note', type: 'text', value: 'note', width: 40 },
];
