import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { NamedDocument, NameKind } from '#server/ports/content-store.ts';
import type { LibrarySchema } from './schema.ts';

/** Names of one question, well below what either database takes. */
const NAMES_AT_ONCE = 500;

/**
 * The documents of an edition that answer to folded names, the newest first and at most `limit` for each name; of
 * numbers cases before the rest. The limit stands inside the search for each name, so that a title or party which
 * thousands carry costs no more than any other.
 */
export async function findNamedDocuments(
  queries: Kysely<LibrarySchema>,
  kind: NameKind,
  names: readonly string[],
  { edition, limit }: { readonly edition: string; readonly limit: number },
): Promise<NamedDocument[]> {
  const wanted = [...new Set(names)];
  const isNumber = kind === 'name' || kind === 'number';
  const found: NamedDocument[] = [];
  for (let from = 0; from < wanted.length; from += NAMES_AT_ONCE) {
    const values = sql.join(wanted.slice(from, from + NAMES_AT_ONCE).map((name) => sql`(${name})`));
    const { rows } = await sql<NamedDocument>`
      WITH wanted (name) AS (VALUES ${values})
      SELECT wanted.name AS name, document.id AS id, document.kind AS kind
      FROM wanted JOIN document ON document.number IN (
        SELECT named.document FROM ${source(kind)}
        JOIN document_edition ON document_edition.document = named.document AND document_edition.edition = ${edition}
        JOIN document AS held ON held.number = named.document AND held.removed_at IS NULL
        WHERE named.name = wanted.name ${kind === 'name' ? sql`` : sql`AND named.kind = ${kind}`}
        ORDER BY ${isNumber ? sql`held.kind,` : sql``} named.document DESC LIMIT ${limit}
      )
      ORDER BY ${isNumber ? sql`document.kind,` : sql``} document.number DESC`.execute(queries);
    found.push(...rows.map(({ name, id, kind: heldAs }) => ({ name, id, kind: heldAs })));
  }
  return found;
}

function source(kind: NameKind): RawBuilder<unknown> {
  return kind === 'name' ? sql`document_name AS named` : sql`document_alias AS named`;
}
