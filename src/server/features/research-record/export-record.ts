import type { ExportFormat } from '#contract/research-record.ts';
import { presentInstant } from '#domain/desk/present-instant.ts';
import { printQueryOf } from '#domain/search/saved-search-text.ts';
import type { PlainTable, TableCell, TableFormat } from '#server/ports/document-renderer.ts';
import type { ResearchEntry } from '#server/ports/research-record-store.ts';

/** Where and when a record was taken out of the library. */
export interface ExportPlace {
  /** Name of the edition. */
  readonly edition: string;
  /** Instant, UTC. */
  readonly at: string;
  /** Scheme, host and port of the library. */
  readonly origin: string;
}

export interface RecordFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly list: { readonly rows: number; readonly total: number };
}

const FILES: Readonly<Record<ExportFormat, { readonly extension: string; readonly type: string }>> = {
  text: { extension: 'txt', type: 'text/plain; charset=utf-8' },
  word: { extension: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  excel: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
};

const COLUMNS: PlainTable['columns'] = [
  { name: 'Search', width: 44 },
  { name: 'Made', width: 22 },
  { name: 'Understood as', width: 50 },
  { name: 'Filters', width: 40 },
  { name: 'Sorted by', width: 14 },
  { name: 'Results', width: 10 },
  { name: 'Corpus version', width: 14 },
  { name: 'Note', width: 40 },
  { name: 'Query sent', width: 50 },
  { name: 'Search again', width: 44 },
];

/** The searches as a file, in the order given. `render` makes the formats of offices. */
export async function exportRecord(
  format: ExportFormat,
  entries: readonly ResearchEntry[],
  place: ExportPlace,
  render: (format: TableFormat, table: PlainTable) => Promise<Uint8Array>,
): Promise<RecordFile> {
  const table = createTable(entries, place);
  const bytes = format === 'text' ? Buffer.from(printTable(table)) : await render(format, table);
  const { extension, type } = FILES[format];
  const name = `research-record-${place.at.slice(0, 10)}.${extension}`;
  return { name, type, bytes, list: { rows: entries.length, total: entries.length } };
}

function createTable(entries: readonly ResearchEntry[], { edition, at, origin }: ExportPlace): PlainTable {
  return {
    title: 'Research record',
    facts: [
      ['Library', edition],
      ['Exported', presentInstant(at)],
      ['Searches', String(entries.length)],
    ],
    columns: COLUMNS,
    rows: entries.map((entry) => [
      entry.title,
      presentInstant(entry.madeAt),
      entry.understood ?? '',
      entry.filters.join('; '),
      entry.sort,
      entry.total,
      String(entry.corpusVersion),
      entry.note,
      printQueryOf(entry.search),
      { link: origin + entry.url },
    ]),
  };
}

/** Lines that a text editor, a search and a comparison of two files can work with. */
function printTable({ title, facts, columns, rows }: PlainTable): string {
  const head = [title, '='.repeat(title.length), ...facts.map(([label, value]) => `${label}: ${value}`)];
  const blocks = rows.map((row, index) => {
    const [name = '', ...cells] = row.map(textOf);
    const lines = cells.flatMap((cell, place) => (cell === '' ? [] : [`${columns[place + 1]?.name}: ${indent(cell)}`]));
    return [`${index + 1}. ${name}`, ...lines.map((line) => `   ${line}`)].join('\r\n');
  });
  return `\u{FEFF}${[head.join('\r\n'), ...blocks].join('\r\n\r\n')}\r\n`;
}

function textOf(cell: TableCell): string {
  return typeof cell === 'object' ? cell.link : String(cell);
}

/** Further lines of a note stand below its first. */
function indent(text: string): string {
  return text.split(/\r?\n/).join('\r\n      ');
}
