import { sql, type Kysely, type RawBuilder } from 'kysely';
import { MOST_NAMES, namesFrom } from '#server/adapters/sql/shared/names-from.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/**
 * Ids of an edition's documents between two parties, each given as the beginning of its folded name in whole words; the
 * newest first. Either side may be the rarer one, so the documents of each are looked through for the other.
 */
export async function listDocumentsBetween(
  queries: Kysely<LibrarySchema>,
  [one, other]: readonly [string, string],
  { edition, limit }: { readonly edition: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT document.id AS id
    FROM (${searchFrom(one, other)} UNION ${searchFrom(other, one)}) AS found
    JOIN document_edition ON document_edition.document = found.document AND document_edition.edition = ${edition}
    JOIN document ON document.number = found.document AND document.removed_at IS NULL
    ORDER BY document.number DESC LIMIT ${limit}`.execute(queries);
  return rows.map(({ id }) => id);
}

function searchFrom(one: string, other: string): RawBuilder<unknown> {
  return sql`
    SELECT party.document AS document
    FROM (
      SELECT name, kind, document FROM document_alias AS named
      WHERE ${namesFrom('named', one)} ORDER BY name, kind, document LIMIT ${MOST_NAMES}
    ) AS against
    JOIN document_alias AS party ON party.document = against.document AND party.name <> against.name
    WHERE against.kind = 'party' AND ${endsWord('against', one)}
      AND party.kind = 'party' AND ${namesFrom('party', other)} AND ${endsWord('party', other)}`;
}

/** `sharp` is no beginning of `sharpe`. */
function endsWord(table: string, name: string): RawBuilder<unknown> {
  return sql`substr(${sql.ref(`${table}.name`)} || ' ', ${Array.from(name).length + 1}, 1) = ' '`;
}
