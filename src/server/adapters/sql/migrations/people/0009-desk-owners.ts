import type { Kysely } from 'kysely';

/** A row for each owner of something on the desk: whoever changes what is theirs takes it first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_owner')
    .addColumn('account', 'text', (column) => column.unique().references('account.id').onDelete('cascade'))
    .addColumn('session', 'text', (column) => column.unique())
    .addColumn('changes', 'integer', (column) => column.notNull())
    .execute();
}
