import type { CsvMapping } from '../csv-mapping.ts';

/** Lists of investment treaties with their parties, status and dates. */
export const bilateralInvestmentTreaties = {
  name: 'investment-treaties',
  columns: ['name', 'party_1', 'party_2_or_more', 'type', 'status', 'date_of_signature', 'date_of_entry_into_force'],
  key: ['name'],
  labels: {
    name: 'Treaty',
    party_1: 'Party',
    party_2_or_more: 'Other party or parties',
    type: 'Kind of treaty',
    status: 'Status',
    date_of_signature: 'Date of signature',
    date_of_entry_into_force: 'Entry into force',
    full_text_languages: 'Languages of the full text',
  },
  fields: {
    title: '{name}',
    type: {
      column: 'type',
      values: {
        'Bilateral Investment Treaties': 'Bilateral Investment Treaty',
        'Treaties with Investment Provisions': 'Treaty with investment provisions',
      },
    },
    source: 'List of investment treaties',
    jurisdictions: [
      { column: 'party_1', split: ';', as: 'country' },
      { column: 'party_2_or_more', split: ';', as: 'country' },
    ],
    // As the library calls them; how the list does is kept in its own fields and in the table of the text.
    parties: [
      { column: 'party_1', split: ';', as: 'country' },
      { column: 'party_2_or_more', split: ';', as: 'country' },
    ],
    status: { column: 'status' },
    'dates.publication': { column: 'date_of_signature', as: 'day-first-date' },
    'dates.legislation': { column: 'date_of_signature', as: 'day-first-date' },
    'dates.entryIntoForce': { column: 'date_of_entry_into_force', as: 'day-first-date' },
  },
  treaty: {
    parties: [
      { column: 'party_1', split: ';' },
      { column: 'party_2_or_more', split: ';' },
    ],
    signed: { column: 'date_of_signature', as: 'day-first-date' },
    inForce: { column: 'date_of_entry_into_force', as: 'day-first-date' },
  },
} as const satisfies CsvMapping;
