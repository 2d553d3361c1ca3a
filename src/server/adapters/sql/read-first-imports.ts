import type { Kysely } from 'kysely';
import type { FirstImport } from '#server/ports/content-store.ts';
import type { LibrarySchema } from './schema.ts';

/** Values of one question, well below what either database takes. */
const AT_ONCE = 500;

/** When each document first came in, by id. */
export async function listFirstImports(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, FirstImport>> {
  const imports = new Map<string, FirstImport>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await queries
      .selectFrom('document')
      .leftJoin('document_version as first', (join) =>
        join.onRef('first.document', '=', 'document.number').on('first.version', '=', 1),
      )
      .select(['document.id', 'document.first_imported_at as at', 'first.corpus_version as corpusVersion'])
      .where('document.id', 'in', ids.slice(from, from + AT_ONCE))
      .where('document.removed_at', 'is', null)
      .execute();
    for (const { id, at, corpusVersion } of rows) imports.set(id, { at, corpusVersion: corpusVersion ?? 0 });
  }
  return imports;
}
