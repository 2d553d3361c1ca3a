import { sql } from 'kysely';

/** What is read of a document to lead to it. */
export const LINK_COLUMNS = ['document.id', 'document.title', 'document.type', 'document.kind'] as const;

/** Holds of the documents that an edition has: nobody is led to the others. */
export function isOfEdition(edition: string) {
  return sql<boolean>`EXISTS (
    SELECT 1 FROM document_edition AS holding WHERE holding.document = document.number AND holding.edition = ${edition})`;
}
