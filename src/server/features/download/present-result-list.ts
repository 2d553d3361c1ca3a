import type { ResultColumn } from '#domain/edition/edition.ts';
import { formatDate } from '#domain/document/format-date.ts';
import type { DocumentBlock, ListColumn, ListModel } from '#server/ports/document-renderer.ts';
import type { ResultRow } from './present-row.ts';

type RowColumn = ListColumn & { readonly key: keyof ResultRow };

/** The columns of a list of results, in order. */
const COLUMNS: readonly RowColumn[] = [
  { key: 'title', name: 'Title', width: 52, type: 'text' },
  { key: 'type', name: 'Type', width: 18, type: 'text' },
  { key: 'date', name: 'Date', width: 12, type: 'date' },
  { key: 'dateLabel', name: 'Kind of date', width: 14, type: 'text' },
  { key: 'source', name: 'Source', width: 26, type: 'text' },
  { key: 'citation', name: 'Citation', width: 20, type: 'text' },
  { key: 'cited', name: 'Cite as', width: 52, type: 'text' },
  { key: 'caseNumbers', name: 'Case numbers', width: 16, type: 'text' },
  { key: 'court', name: 'Court or institution', width: 24, type: 'text' },
  { key: 'jurisdictions', name: 'Jurisdictions', width: 16, type: 'text' },
  { key: 'authors', name: 'Authors', width: 22, type: 'text' },
  { key: 'access', name: 'Your subscription', width: 13, type: 'text' },
  { key: 'link', name: 'Link', width: 32, type: 'link' },
];

/** Those of some ways to search. */
const FURTHER: Readonly<Record<ResultColumn, ListColumn>> = {
  parties: { name: 'Parties', width: 26, type: 'text' },
  inForce: { name: 'In force since', width: 13, type: 'date' },
  status: { name: 'Status', width: 12, type: 'text' },
  forums: { name: 'Forums', width: 22, type: 'text' },
  sunset: { name: 'Sunset clause', width: 15, type: 'text' },
  languages: { name: 'Language of the document', width: 16, type: 'text' },
};

/** Further columns stand behind the dates. */
const BEHIND: keyof ResultRow = 'dateLabel';

/** A list of results as rows of a sheet. */
export function presentResultList(
  rows: readonly ResultRow[],
  further: readonly ResultColumn[] = [],
): Pick<ListModel, 'columns' | 'rows'> {
  const added = further.map((key): RowColumn => ({ key, ...FURTHER[key] }));
  const all = COLUMNS.flatMap((column) => (column.key === BEHIND ? [column, ...added] : [column]));
  const columns = all.map(({ key: _key, ...column }) => column);
  return { columns, rows: rows.map((row) => all.map(({ key }) => row[key])) };
}

/** The same on pages: a numbered list of links. */
export function presentResultPages(rows: readonly ResultRow[], further: readonly ResultColumn[] = []): DocumentBlock[] {
  const entries = rows.map((row) => ({
    title: row.title,
    link: row.link,
    about: [describeRow(row), ...further.map((key) => describeFurther(key, row))].filter(Boolean).join(' · '),
    cited: row.cited,
    text: row.excerpt,
  }));
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

/** With its name, since `10 years` alone says nothing; empty where it is not known. */
function describeFurther(key: ResultColumn, row: ResultRow): string {
  const value = row[key];
  if (value === '') return '';
  return `${FURTHER[key].name}: ${FURTHER[key].type === 'date' ? formatDate(value) : value}`;
}
