import { COLLECTION_CALLS } from '#contract/collection.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { writeTable } from '#domain/collections/table.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import type { CollectionsService } from './collections.service.ts';

/** The tables of collections, each with the rows that its page shows this reader. */
export function createCollectionTables(service: CollectionsService): PageTables {
  const tables: Record<string, PageTables[string]> = {};
  for (const { collection } of COLLECTION_CALLS) {
    const { table, tables: ofEntries = [] } = collection;
    if (table) {
      tables[table.id] = async (reader, { origin }) =>
        writeTable(table, {}, await service.listRows(reader, collection), origin);
    }
    for (const one of ofEntries) {
      tables[one.id] = async (reader, { subject = '', origin }) => {
        const entry = await service.getByRule(reader, one.rule, subject);
        return writeTable(one, entry, entry[one.rows] as readonly Entry[], origin);
      };
    }
  }
  return tables;
}
