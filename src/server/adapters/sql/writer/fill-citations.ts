import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Portion } from './backfill.ts';
import { createCitationRows, type CitationRow } from './citation-rows.ts';
import type { LibraryParts } from './library-parts.ts';
import { listDocumentPortion, type ListedDocument } from './list-portions.ts';
import { resolveCitations } from './resolve-citations.ts';
import { listStoredLinks } from './stored-links.ts';

/** Gives the next documents of a library of before all that they cite. */
export async function fillCitations(db: Kysely<LibrarySchema>, parts: LibraryParts, portion: Portion) {
  const documents = await listDocumentPortion(db, portion);
  await writeCitationsOf(db, parts, documents);
  return documents.at(-1)?.number;
}

/** Writes anew what stored documents cite. */
export async function writeCitationsOf(
  db: Kysely<LibrarySchema>,
  { inserts, known }: LibraryParts,
  documents: readonly ListedDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  const rows: CitationRow[] = [];
  for (const document of documents)
    rows.push(...createCitationRows(document, await listStoredLinks(db, document.content), known));
  const numbers = documents.map(({ number }) => number);
  await db.deleteFrom('citation').where('document', 'in', numbers).execute();
  await inserts.citations.write(db, await resolveCitations(db, rows));
}
