import { COLLECTION_CALLS } from '#contract/collection.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { writeTable, type Table } from '#domain/collections/table.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { countStands, isBound, NAMES_OF_STANDS, STANDS, type Stands } from '#domain/facts/stands.ts';
import type { PageTables, TablePlace } from '#server/ports/page-table.ts';
import type { CollectionsService } from './collections.service.ts';

/** The tables of collections, each with the rows that its page shows this reader. */
export function createCollectionTables(service: CollectionsService): PageTables {
  const tables: Record<string, PageTables[string]> = {};
  for (const { collection } of COLLECTION_CALLS) {
    const { table, tables: ofEntries = [], asOf = false } = collection;
    if (table) {
      tables[table.id] = async (reader, place) => {
        refuseDay(table, asOf, place);
        return writeOnDay(table, {}, await service.listRows(reader, collection, place.day), place);
      };
    }
    for (const one of ofEntries) {
      tables[one.id] = async (reader, place) => {
        refuseDay(one, asOf, place);
        const entry = await service.getByRule(reader, one.rule, place.subject ?? '', place.day);
        return writeOnDay(one, entry, entry[one.rows] as readonly Entry[], place);
      };
    }
  }
  return tables;
}

/** Throws `value-not-allowed` where a table is the same on every day. */
function refuseDay(table: Table, isAsOf: boolean, { day }: TablePlace): void {
  if (day === undefined || isAsOf || table.asOf) return;
  const reason = 'This table does not change with the day: leave it out.';
  throw new LibraryError('value-not-allowed', { field: 'day', reason });
}

/** A row that says how a place stands to an instrument. */
interface StatusEntry extends Entry {
  readonly stands: Stands;
}

function isOfStatus(row: Entry): row is StatusEntry {
  return STANDS.some((stands) => row['stands'] === stands);
}

/** As its page shows it: of a day that was asked for, the states bound then, with how many nobody knows. */
function writeOnDay(table: Table, answer: Entry, rows: readonly Entry[], { day, origin }: TablePlace) {
  const shown = rows.filter((row) => day === undefined || !isOfStatus(row) || isBound(row.stands));
  const named = shown.map((row) => (isOfStatus(row) ? { ...row, stands: NAMES_OF_STANDS[row.stands] } : row));
  const { address, facts, ...file } = writeTable(table, answer, named, origin);
  const counted = countStands(shown.filter(isOfStatus));
  const said: (readonly [string, string])[] = [...facts, ...(counted === '' ? [] : [['Of them', counted] as const])];
  if (day === undefined) return { ...file, address, facts: said };
  const unknown = rows.filter((row) => row['stands'] === 'unknown').length;
  return {
    ...file,
    address: `${address}${address.includes('?') ? '&' : '?'}day=${day}`,
    facts: [
      ['As of', formatDate(day)] as const,
      ...said,
      ...(unknown === 0 ? [] : [['No source says whether they were bound then', String(unknown)] as const]),
    ],
  };
}
