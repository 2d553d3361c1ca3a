import type { DownloadBody } from '#contract/download.ts';
import type { StatusAnswer } from '#contract/nyc-tool.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentInstant } from '#domain/desk/present-instant.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ListColumn } from '#server/ports/document-renderer.ts';
import type { Download, DownloadPlace, DownloadSource } from '#server/ports/download-source.ts';
import type { ConventionsService } from './conventions.service.ts';

/** What is said of a state and a treaty; the first is the head of each row. */
export const STATUS_COLUMNS: readonly ListColumn[] = [
  { name: 'State', width: 32, type: 'text' },
  { name: 'Signed', width: 12, type: 'date' },
  { name: 'Joined', width: 12, type: 'date' },
  { name: 'By', width: 14, type: 'text' },
  { name: 'In force', width: 12, type: 'date' },
  { name: 'Left', width: 12, type: 'date' },
  { name: 'Reservations', width: 50, type: 'text' },
  { name: 'Basis', width: 50, type: 'text' },
  { name: 'Source', width: 40, type: 'link' },
  { name: 'Read on', width: 12, type: 'date' },
];

/** The status table of a convention as a list; what no source says is empty (OP-176). */
export class StatusSource implements DownloadSource {
  readonly name = 'status tables';
  readonly #conventions: ConventionsService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(conventions: ConventionsService, clock: Pick<Clock, 'now'>) {
    this.#conventions = conventions;
    this.#clock = clock;
  }

  /** Throws as the page of the convention does, and `download-empty` where no source says anything of it. */
  async collect(reader: Reader, { ids = [] }: DownloadBody, { origin }: DownloadPlace): Promise<Download> {
    const [wanted, ...more] = ids;
    if (!wanted || more.length > 0) {
      throw new LibraryError('value-not-allowed', { field: 'ids', reason: 'Name one convention.' });
    }
    const { id, name, rows } = await this.#conventions.get(reader, wanted.id);
    if (rows.length === 0) throw new LibraryError('download-empty');
    const title = `Status of the ${name}`;
    return {
      title,
      content: {
        list: {
          title,
          facts: [
            ['States', String(rows.length)],
            ['An empty cell', 'No source here says; that is not “none”'],
            ['Permanent link', `${origin}/conventions?convention=${encodeURIComponent(id)}`],
            ['Made', presentInstant(this.#clock.now())],
            ['Library', reader.edition.name],
          ],
          columns: STATUS_COLUMNS,
          rows: rows.map((row) => [row.place, ...presentStatusCells(row)]),
        },
      },
      count: { rows: rows.length, total: rows.length },
    };
  }
}

/** All columns but the first. */
export function presentStatusCells(row: StatusAnswer): string[] {
  const { signed, ratified, means, inForce, denounced, reservations, basis, source, readOn } = row;
  return [signed, ratified, means, inForce, denounced, reservations, basis, source, readOn].map((cell) => cell ?? '');
}
