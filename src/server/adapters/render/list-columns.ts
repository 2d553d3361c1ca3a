import { formatDate } from '#domain/document/format-date.ts';
import type { ListRow, ResultList } from '#server/ports/document-renderer.ts';
import type { SheetTable } from './render-excel.ts';

/** The columns of a table of results, in order; `width` in characters. */
const LIST_COLUMNS: readonly { readonly key: keyof ListRow; readonly name: string; readonly width: number }[] = [
  { key: 'title', name: 'Title', width: 60 },
  { key: 'type', name: 'Type', width: 18 },
  { key: 'date', name: 'Date', width: 12 },
  { key: 'source', name: 'Source', width: 32 },
  { key: 'citation', name: 'Citation', width: 26 },
  { key: 'caseNumbers', name: 'Case numbers', width: 20 },
  { key: 'court', name: 'Court or institution', width: 30 },
  { key: 'jurisdictions', name: 'Jurisdictions', width: 22 },
  { key: 'authors', name: 'Authors', width: 28 },
  { key: 'access', name: 'Your subscription', width: 16 },
  { key: 'link', name: 'Link', width: 44 },
];

/** A list of results as a table. */
export function createListTable({ facts, rows }: ResultList): SheetTable {
  const cellOf = (row: ListRow, key: keyof ListRow) => {
    if (key === 'date') return { date: row.date };
    return key === 'link' ? { link: row.link } : row[key];
  };
  return { facts, columns: LIST_COLUMNS, rows: rows.map((row) => LIST_COLUMNS.map(({ key }) => cellOf(row, key))) };
}

/** What places a result, in one line: everything known but its title, its link and what it is about. */
export function describeRow(row: ListRow): string {
  const { type, source, citation, caseNumbers, court, jurisdictions, authors } = row;
  const parts = [type, formatDate(row.date), court, caseNumbers, citation, source, jurisdictions, authors];
  return [...parts, row.access === 'Included' ? '' : row.access].filter(Boolean).join(' · ');
}
