import { PAGE_TABLES } from '#contract/download.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { PageTables } from '#server/ports/page-table.ts';

const UNKNOWN = 'Unknown here: no source of the library says it';

/** The tables of pages as lists: what the page shows this reader, a row for each of its rows (OP-76). */
export function createTableSource(tables: PageTables): DownloadSource {
  return {
    name: 'tables of pages',
    /** Throws as the page does, `value-not-allowed` where no table is named, and `download-empty` where it has no row. */
    async collect(reader, { table, ids = [], day }, { origin, sayMade }) {
      const make = table && tables[table];
      if (!make) {
        throw new LibraryError('value-not-allowed', {
          field: 'table',
          reason: 'Name the table of a page.',
          allowed: [...PAGE_TABLES],
        });
      }
      if (ids.length > 1) throw new LibraryError('value-not-allowed', { field: 'ids', reason: 'Name one page.' });
      const {
        title,
        facts = [],
        emptyCell,
        address,
        columns,
        rows,
      } = await make(reader, { origin, subject: ids[0]?.id, day: day ?? undefined });
      if (rows.length === 0) throw new LibraryError('download-empty');
      return {
        title,
        content: {
          list: {
            title,
            facts: [...facts, ['An empty cell', emptyCell ?? UNKNOWN], ...sayMade(address)],
            columns,
            rows,
          },
        },
        count: { rows: rows.length, total: rows.length },
      };
    },
  };
}
