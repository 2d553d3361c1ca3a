import { sql, type Kysely } from 'kysely';
import type { NamedDocument } from '#server/ports/content-store.ts';
import { casesFirst } from '#server/adapters/sql/shared/cases-first.ts';
import { MOST_NAMES, namesFrom } from '#server/adapters/sql/shared/names-from.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Names of an edition's documents that begin so, in order; of several documents with one name, cases and new ones first. */
export async function listNamesBeginning(
  queries: Kysely<LibrarySchema>,
  beginning: string,
  { edition, limit }: { readonly edition: string; readonly limit: number },
): Promise<NamedDocument[]> {
  if (beginning === '') return [];
  const { rows } = await sql<NamedDocument>`
    SELECT named.name AS name, document.id AS id, document.kind AS kind
    FROM (
      SELECT name, document FROM document_name
      WHERE ${namesFrom('document_name', beginning)}
      ORDER BY name, document LIMIT ${MOST_NAMES}
    ) AS named
    JOIN document_edition ON document_edition.document = named.document AND document_edition.edition = ${edition}
    JOIN document ON document.number = named.document AND document.removed_at IS NULL
    ORDER BY named.name, ${casesFirst('document')}, document.number DESC LIMIT ${limit}`.execute(queries);
  return rows.map(({ name, id, kind }) => ({ name, id, kind }));
}
