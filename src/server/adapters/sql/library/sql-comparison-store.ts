import type { Kysely } from 'kysely';
import type { ComparisonStore, StoredColumn } from '#server/ports/comparison-store.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Reads from either database who answers in comparisons. Held by comparison-store.conformance.ts. */
export class SqlComparisonStore implements ComparisonStore {
  readonly #queries: Kysely<LibrarySchema>;

  constructor(queries: Kysely<LibrarySchema>) {
    this.#queries = queries;
  }

  async listColumns(slug: string, edition: string): Promise<StoredColumn[]> {
    return this.#queries
      .selectFrom('comparison_column as named')
      .innerJoin('document', 'document.number', 'named.document')
      .innerJoin('document_edition as held', 'held.document', 'named.document')
      .select(['document.id', 'named.place', 'named.organization', 'document.removed_at as removedAt'])
      .where('named.slug', '=', slug.toLowerCase())
      .where('held.edition', '=', edition)
      .orderBy('document.number')
      .execute();
  }
}
