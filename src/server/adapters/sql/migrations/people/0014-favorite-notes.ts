import type { Kysely } from 'kysely';

/** What readers write beside their favorites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('favorite')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
