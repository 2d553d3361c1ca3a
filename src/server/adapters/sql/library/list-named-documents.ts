import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DocumentByName, NamedDocument, NameKind } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { casesFirst } from '#server/adapters/sql/shared/cases-first.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/**
 * The documents of an edition that answer to folded names, all kinds of name in one question, the newest first and at
 * most `limit` for each name; of numbers cases before the rest. The limit stands inside the search for each name, so
 * that a title or party which thousands carry costs no more than any other.
 */
export async function listNamedDocuments(
  queries: Kysely<LibrarySchema>,
  kinds: readonly NameKind[],
  names: readonly string[],
  { edition, limit }: { readonly edition: string; readonly limit: number },
): Promise<DocumentByName[]> {
  const all = sql.join(
    kinds.map((kind) => searchByKind(kind, edition, limit)),
    sql` UNION ALL `,
  );
  return askInPortions(names, async (portion) => {
    const values = sql.join(portion.map((name) => sql`(${name})`));
    const { rows } = await sql<NamedDocument & { by_kind: NameKind }>`
      WITH wanted (name) AS (VALUES ${values})
      SELECT by_kind, name, id, kind FROM (${all}) AS found ORDER BY place, number DESC`.execute(queries);
    return rows.map(({ by_kind: by, name, id, kind }) => ({ by, name, id, kind }));
  });
}

function searchByKind(by: NameKind, edition: string, limit: number): RawBuilder<unknown> {
  const isNumber = by === 'name' || by === 'number';
  const table = by === 'name' ? sql`document_name` : sql`document_alias`;
  return sql`
    SELECT ${sql.lit(by)} AS by_kind, wanted.name AS name, document.id AS id, document.kind AS kind,
      document.number AS number, ${isNumber ? casesFirst('document') : sql.lit(0)} AS place
    FROM wanted JOIN document ON document.number IN (
      SELECT named.document FROM ${table} AS named
      JOIN document_edition ON document_edition.document = named.document AND document_edition.edition = ${edition}
      JOIN document AS held ON held.number = named.document AND held.removed_at IS NULL
      WHERE named.name = wanted.name ${by === 'name' ? sql`` : sql`AND named.kind = ${by}`}
      ORDER BY ${isNumber ? sql`${casesFirst('held')},` : sql``} named.document DESC LIMIT ${limit}
    )`;
}
