import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { writeDerived } from './derived-table.ts';
import { RECORD_FACTS } from './derived-tables.ts';
import { leaveRecordEditions } from './left-editions.ts';
import type { LibraryParts } from './library-parts.ts';
import type { StagedRecordRow } from './staged-document.ts';
import { writePersonSlugs } from './write-person-slugs.ts';
import { listChangedContents, writeNodes } from './write-nodes.ts';

/** Writes records with their editions, names, contents and what they say of others; one that was staged twice as it was last. */
export async function writeRecords(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  staged: readonly StagedRecordRow[],
  at: string,
): Promise<void> {
  const records = [...new Map(staged.map((record) => [record.row.number, record])).values()];
  if (records.length === 0) return;
  const { inserts } = parts;
  const contents = await listChangedContents(db, records);
  await inserts.record.write(
    db,
    records.map(({ row }) => row),
  );
  await inserts.record_edition.write(
    db,
    records.flatMap(({ row, editions }) => editions.map((edition) => ({ record: row.number, edition }))),
  );
  await leaveRecordEditions(db, records);
  await adoptChapters(db, records);
  await writeNodes(db, inserts, contents, at);
  await writeDerived(db, parts, RECORD_FACTS, records);
  await writePersonSlugs(db, records);
}

/** Chapters that came before their publication name it as their source does. */
async function adoptChapters(db: Kysely<LibrarySchema>, records: readonly StagedRecordRow[]): Promise<void> {
  for (const { row } of records) {
    if (row.kind !== 'publication') continue;
    await db.updateTable('document').set({ publication: row.id }).where('publication', '=', row.key).execute();
  }
}
