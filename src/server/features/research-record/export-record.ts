import type { ExportFormat } from '#contract/research-record.ts';
import { presentInstant } from '#domain/tools/desk/present-instant.ts';
import { printQueryOf } from '#domain/search/saved-search-text.ts';
import type { FileFormat, ListColumn, ListModel } from '#server/ports/document-renderer.ts';
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

const COLUMNS: readonly ListColumn[] = [
  { name: 'Search', width: 44, type: 'text' },
  { name: 'Made', width: 24, type: 'instant' },
  { name: 'Understood as', width: 50, type: 'text' },
  { name: 'Filters', width: 40, type: 'text' },
  { name: 'Sorted by', width: 14, type: 'text' },
  { name: 'Results', width: 10, type: 'number' },
  { name: 'Library version', width: 14, type: 'number' },
  { name: 'Note', width: 40, type: 'text' },
  { name: 'Query sent', width: 50, type: 'text' },
  { name: 'Search again', width: 44, type: 'link' },
];

/** The searches as a file, in the order given. */
export async function exportRecord(
  format: ExportFormat,
  entries: readonly ResearchEntry[],
  place: ExportPlace,
  render: (format: FileFormat, list: ListModel) => Promise<Uint8Array>,
): Promise<RecordFile> {
  const bytes = await render(format, createList(entries, place));
  const { extension, type } = FILES[format];
  const name = `research-record-${place.at.slice(0, 10)}.${extension}`;
  return { name, type, bytes, list: { rows: entries.length, total: entries.length } };
}

function createList(entries: readonly ResearchEntry[], { edition, at, origin }: ExportPlace): ListModel {
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
      entry.madeAt,
      entry.understood ?? '',
      entry.filters.join('; '),
      entry.sort,
      entry.total,
      entry.corpusVersion,
      entry.note,
      printQueryOf(entry.search),
      origin + entry.url,
    ]),
  };
}
