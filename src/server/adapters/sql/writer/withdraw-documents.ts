import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { writeDerived, type DerivedTable } from './derived-table.ts';
import { DOCUMENT_TABLES } from './derived-tables.ts';
import type { PresentDocument } from './known-document.ts';
import type { LibraryParts } from './library-parts.ts';
import type { ShownDocument } from './list-portions.ts';
import { forgetSourceFilesOf } from './source-files.ts';
import { isHeld } from './hidden-profiles.ts';
import { withdrawFormats } from './write-formats.ts';
import { deleteContents } from './stored-blocks.ts';

/** What says where documents are found now. */
const PASSING_TABLES = DOCUMENT_TABLES.filter((table: DerivedTable<ShownDocument>) => table.outlivesOwner !== true);
/** Numbers of one statement. */
const AT_ONCE = 500;

/** Those of the documents that are not withdrawn, in the order of the ids. */
export async function findPresent(
  db: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<readonly PresentDocument[]> {
  const found = new Map<string, PresentDocument>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('document')
      .select(['number', 'id', 'content'])
      .where('id', 'in', ids.slice(at, at + AT_ONCE))
      .where(isHeld)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/**
 * Leaves of each document a tombstone and takes away its texts, the former ones too; inside the transaction that takes it
 * out of the index.
 */
export async function withdrawDocuments(
  db: Kysely<LibrarySchema>,
  parts: LibraryParts,
  documents: readonly PresentDocument[],
  at: string,
): Promise<void> {
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const some = documents.slice(from, from + AT_ONCE);
    const numbers = some.map(({ number }) => number);
    await forgetSourceFilesOf(db, numbers);
    await withdrawFormats(db, numbers);
    await db.updateTable('document').set({ removed_at: at }).where('number', 'in', numbers).execute();
    await writeDerived(db, parts, PASSING_TABLES, [], numbers);
    const former = await db
      .selectFrom('document_version')
      .select('content')
      .where('document', 'in', numbers)
      .where('content', 'is not', null)
      .$narrowType<{ content: number }>()
      .execute();
    await deleteContents(
      db,
      [...some, ...former].map(({ content }) => content),
    );
    await db
      .updateTable('document_version')
      .set({ content: null, record_json: null })
      .where('document', 'in', numbers)
      .execute();
  }
}
