import type { Kysely } from 'kysely';
import type { ListedDocument } from './list-portions.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listChangedNames, listNamesOf } from './changed-names.ts';
import { countDifferences } from './count-differences.ts';
import { createAliasRows, createNameRows } from './document-rows.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { repointCitations } from './resolve-citations.ts';
import type { DoubtfulNames, RowDrift } from './row-drift.ts';
import type { StagedRecordRow } from './staged-document.ts';
import { listFormatNames } from './write-formats.ts';
import { listNameRows } from './write-records.ts';

/** Documents that go by other names than their records say. */
export async function checkDocumentNames(
  db: Kysely<LibrarySchema>,
  documents: readonly ListedDocument[],
  doubtful: DoubtfulNames,
): Promise<RowDrift[]> {
  const numbers = documents.map(({ number }) => number);
  const [names, stored] = [await listNames(db, documents), await listNamesOf(db, numbers)];
  for (const name of listChangedNames(stored, names)) doubtful.documents.add(name);
  const aliases = await askInPortions(numbers, (portion) =>
    db.selectFrom('document_alias').selectAll().where('document', 'in', portion).execute(),
  );
  const ofNames = countDifferences(names, stored, ({ document }) => document);
  const ofAliases = countDifferences(documents.flatMap(createAliasRows), aliases, ({ document }) => document);
  return documents.flatMap(({ number, id }) => {
    const rows = (ofNames.get(number) ?? 0) + (ofAliases.get(number) ?? 0);
    return rows === 0 ? [] : [{ id, kind: 'names-wrong', rows, owner: { of: 'document', number } }];
  });
}

/** Lets a document go by the names that its record says; what cites it by them means it again. */
export async function repairDocumentNames(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  documents: readonly ListedDocument[],
): Promise<void> {
  const numbers = documents.map(({ number }) => number);
  const [names, former] = [await listNames(db, documents), await listNamesOf(db, numbers)];
  for (const table of ['document_name', 'document_alias'] as const)
    await db.deleteFrom(table).where('document', 'in', numbers).execute();
  await inserts.names.write(db, names);
  await inserts.aliases.write(db, documents.flatMap(createAliasRows));
  await repointCitations(db, listChangedNames(former, names));
}

/** The names that documents go by: those of their records, and those of the formats under which they came. */
async function listNames(db: Kysely<LibrarySchema>, documents: readonly ListedDocument[]) {
  const ofFormats = await listFormatNames(
    db,
    documents.map(({ number }) => number),
  );
  const rows = [...documents.flatMap(createNameRows), ...ofFormats];
  return [...new Map(rows.map((row) => [`${row.document} ${row.name}`, row])).values()];
}

/** The same of records. */
export async function checkRecordNames(
  db: Kysely<LibrarySchema>,
  records: readonly Pick<StagedRecordRow, 'row' | 'record'>[],
  doubtful: DoubtfulNames,
): Promise<RowDrift[]> {
  const stored = await askInPortions(
    records.map(({ row }) => row.number),
    (portion) => db.selectFrom('record_name').selectAll().where('record', 'in', portion).execute(),
  );
  // The first form of a name counts.
  const names = new Map(
    records
      .flatMap(listNameRows)
      .toReversed()
      .map((row) => [`${row.record} ${row.name}`, row]),
  );
  const counts = countDifferences([...names.values()], stored, ({ record }) => record);
  for (const { record, name_key } of [...names.values(), ...stored]) {
    if (counts.has(record)) doubtful.records.add(name_key);
  }
  return records.flatMap(({ row: { number, id } }) => {
    const rows = counts.get(number) ?? 0;
    return rows === 0 ? [] : [{ id, kind: 'names-wrong', rows, owner: { of: 'record', number } }];
  });
}
