import { formatDate } from '#domain/document/format-date.ts';
import type { DocumentBlock, ListColumn, ListModel } from '#server/ports/document-renderer.ts';
import type { ResultRow } from './present-row.ts';

/** The columns of a list of results, in order. */
const COLUMNS: readonly (ListColumn & { readonly key: keyof ResultRow })[] = [
  { key: 'title', name: 'Title', width: 52, type: 'text' },
  { key: 'type', name: 'Type', width: 18, type: 'text' },
  { key: 'date', name: 'Date', width: 12, type: 'date' },
  { key: 'dateLabel', name: 'Kind of date', width: 14, type: 'text' },
  { key: 'source', name: 'Source', width: 26, type: 'text' },
  { key: 'citation', name: 'Citation', width: 20, type: 'text' },
  { key: 'caseNumbers', name: 'Case numbers', width: 16, type: 'text' },
  { key: 'court', name: 'Court or institution', width: 24, type: 'text' },
  { key: 'jurisdictions', name: 'Jurisdictions', width: 16, type: 'text' },
  { key: 'authors', name: 'Authors', width: 22, type: 'text' },
  { key: 'access', name: 'Your subscription', width: 13, type: 'text' },
  { key: 'link', name: 'Link', width: 32, type: 'link' },
];

/** A list of results as rows of a sheet. */
export function presentResultList(rows: readonly ResultRow[]): Pick<ListModel, 'columns' | 'rows'> {
  const columns = COLUMNS.map(({ key: _key, ...column }) => column);
  return { columns, rows: rows.map((row) => COLUMNS.map(({ key }) => row[key])) };
}

/** The same on pages: a numbered list of links. */
export function presentResultPages(rows: readonly ResultRow[]): DocumentBlock[] {
  const entries = rows.map((row) => ({ title: row.title, link: row.link, about: describeRow(row), text: row.excerpt }));
  return [
    { kind: 'heading', level: 1, text: 'Results' },
    { kind: 'entries', entries },
  ];
}

/** What places a result, in one line: everything known but its title, its link and what it is about. */
function describeRow(row: ResultRow): string {
  const { type, source, citation, caseNumbers, court, jurisdictions, authors } = row;
  const parts = [
    type,
    row.date === '' ? row.dateLabel : `${row.dateLabel} ${formatDate(row.date)}`,
    court,
    caseNumbers,
    citation,
    source,
    jurisdictions,
    authors,
  ];
  return [...parts, row.access === 'Included' ? '' : row.access].filter(Boolean).join(' · ');
}
