import type { Kysely } from 'kysely';
import type { DocumentLink } from '#server/ports/content-store.ts';
import { LEGAL_DATE } from './legal-date.ts';
import { LINK_COLUMNS } from './link-columns.ts';
import type { LibrarySchema } from './schema.ts';

/** Documents whose references lead to this one, by whichever of its names, the newest first. */
export async function listCitingDocuments(
  queries: Kysely<LibrarySchema>,
  number: number,
  limit: number,
): Promise<DocumentLink[]> {
  return queries
    .selectFrom('document')
    .select([...LINK_COLUMNS])
    .where('document.number', 'in', (citing) =>
      citing
        .selectFrom('document_name')
        .innerJoin('document_reference', 'document_reference.target', 'document_name.name')
        .select('document_reference.document')
        .where('document_name.document', '=', number),
    )
    .where('document.number', '!=', number)
    .where('document.removed_at', 'is', null)
    .orderBy(LEGAL_DATE, 'desc')
    .orderBy('document.number', 'desc')
    .limit(limit)
    .execute();
}
