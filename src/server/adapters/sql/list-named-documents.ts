import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DocumentByName, NamedDocument, NameKind } from '#server/ports/content-store.ts';
import type { LibrarySchema } from './schema.ts';

/** Names of one question, well below what either database takes. */
const NAMES_AT_ONCE = 500;

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
  const wanted = [...new Set(names)];
  const found: DocumentByName[] = [];
  for (let from = 0; from < wanted.length; from += NAMES_AT_ONCE) {
    const values = sql.join(wanted.slice(from, from + NAMES_AT_ONCE).map((name) => sql`(${name})`));
    const all = sql.join(
      kinds.map((kind) => searchByKind(kind, edition, limit)),
      sql` UNION ALL `,
    );
    const { rows } = await sql<NamedDocument & { by_kind: NameKind }>`
      WITH wanted (name) AS (VALUES ${values})
      SELECT by_kind, name, id, kind FROM (${all}) AS found ORDER BY place, number DESC`.execute(queries);
    found.push(...rows.map(({ by_kind: by, name, id, kind }) => ({ by, name, id, kind })));
  }
  return found;
}

function searchByKind(by: NameKind, edition: string, limit: number): RawBuilder<unknown> {
  const isNumber = by === 'name' || by === 'number';
  const table = by === 'name' ? sql`document_name` : sql`document_alias`;
  return sql`
    SELECT ${sql.lit(by)} AS by_kind, wanted.name AS name, document.id AS id, document.kind AS kind,
      document.number AS number, ${isNumber ? sql`document.kind` : sql.lit('')} AS place
    FROM wanted JOIN document ON document.number IN (
      SELECT named.document FROM ${table} AS named
      JOIN document_edition ON document_edition.document = named.document AND document_edition.edition = ${edition}
      JOIN document AS held ON held.number = named.document AND held.removed_at IS NULL
      WHERE named.name = wanted.name ${by === 'name' ? sql`` : sql`AND named.kind = ${by}`}
      ORDER BY ${isNumber ? sql`held.kind,` : sql``} named.document DESC LIMIT ${limit}
    )`;
}
