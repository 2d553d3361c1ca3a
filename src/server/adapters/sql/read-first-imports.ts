import type { Kysely } from 'kysely';
import type { LibrarySchema } from './schema.ts';

/** Values of one question, well below what either database takes. */
const AT_ONCE = 500;

/** When each document first came in, by id. */
export async function listFirstImports(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const instants = new Map<string, string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await queries
      .selectFrom('document')
      .select(['id', 'first_imported_at'])
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .where('removed_at', 'is', null)
      .execute();
    for (const row of rows) instants.set(row.id, row.first_imported_at);
  }
  return instants;
}
