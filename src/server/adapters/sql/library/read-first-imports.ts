import type { Kysely } from 'kysely';
import type { FirstImport } from '#server/ports/content-store.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** When each document first came in, by id. */
export async function listFirstImports(
  queries: Kysely<LibrarySchema>,
  ids: readonly string[],
): Promise<Map<string, FirstImport>> {
  const rows = await askInPortions(ids, (portion) =>
    queries
      .selectFrom('document')
      .leftJoin('document_version as first', (join) =>
        join.onRef('first.document', '=', 'document.number').on('first.version', '=', 1),
      )
      .select(['document.id', 'document.first_imported_at as at', 'first.corpus_version as corpusVersion'])
      .where('document.id', 'in', portion)
      .where('document.removed_at', 'is', null)
      .execute(),
  );
  return new Map(rows.map(({ id, at, corpusVersion }) => [id, { at, corpusVersion: corpusVersion ?? 0 }]));
}
