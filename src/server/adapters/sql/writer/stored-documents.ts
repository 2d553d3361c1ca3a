import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Rows read at once. */
const PAGE = 500;

export interface StoredDocumentRow {
  readonly number: number;
  readonly id: string;
  /** Whether all of its text is there. */
  readonly isWhole: boolean;
}

/** How many documents readers can have. */
export async function countStored(db: Kysely<LibrarySchema>): Promise<number> {
  const { documents } = await db
    .selectFrom('document')
    .select((is) => is.fn.countAll<number>().as('documents'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(documents);
}

/** Every document readers can have, by number, a page of them in memory at a time. */
export async function* listStored(db: Kysely<LibrarySchema>): AsyncGenerator<StoredDocumentRow> {
  for (let last = 0; ;) {
    const rows = await listPage(db, last);
    for (const { number, id, characters, stored } of rows) {
      yield { number, id, isWhole: characters !== null && Number(stored) === characters };
    }
    const final = rows.at(-1);
    if (!final) return;
    last = final.number;
  }
}

function listPage(db: Kysely<LibrarySchema>, after: number) {
  return db
    .selectFrom('document')
    .leftJoin('content', 'content.id', 'document.content')
    .select((is) => [
      'document.number',
      'document.id',
      'content.characters',
      is
        .selectFrom('content_chunk')
        .select((chunk) => chunk.fn.coalesce(chunk.fn.sum<number>('content_chunk.characters'), chunk.lit(0)).as('sum'))
        .whereRef('content_chunk.content', '=', 'content.id')
        .as('stored'),
    ])
    .where('document.removed_at', 'is', null)
    .where('document.number', '>', after)
    .orderBy('document.number')
    .limit(PAGE)
    .execute();
}
