import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { DocumentKey } from '#domain/document/document.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/**
 * Since when a person's profile is set aside, because the person is hidden or part of another; undefined where it is not.
 * Such a profile is a tombstone to everybody who reads, with that instant; its text is kept, and follows its source.
 */
export async function findHiddenSince(db: Kysely<LibrarySchema>, key: DocumentKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('person_decision')
    .select('made_at')
    .where('kind', 'in', ['merge', 'hide'])
    .where('person', '=', key)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row?.made_at;
}

/** Whether the library holds a document, be it set aside: it was not withdrawn. */
export function isHeld(is: ExpressionBuilder<LibrarySchema, 'document'>): Expression<SqlBool> {
  return is.or([
    is('document.removed_at', 'is', null),
    is.exists(
      is
        .selectFrom('person_decision')
        .select('number')
        .whereRef('person', '=', 'document.key')
        .whereRef('made_at', '=', 'document.removed_at')
        .where('kind', 'in', ['merge', 'hide'])
        .where('undone_at', 'is', null),
    ),
  ]);
}
