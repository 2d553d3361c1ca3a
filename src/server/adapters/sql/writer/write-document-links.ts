import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { LibraryInserts } from './library-inserts.ts';
import { createDocumentLinkRows } from '#server/adapters/sql/library/link-rows.ts';
import type { ListedDocument } from './list-portions.ts';
import { resolveRows } from './resolve-links.ts';

/** Writes anew what stored documents say of records. */
export async function writeDocumentLinks(
  db: Kysely<LibrarySchema>,
  inserts: LibraryInserts,
  documents: readonly ListedDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const numbers = documents.map(({ number }) => number);
  await db.deleteFrom('record_link').where('document', 'in', numbers).execute();
  await inserts.links.write(db, await resolveRows(db, documents.flatMap(createDocumentLinkRows)));
}
