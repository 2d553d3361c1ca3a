import type { Kysely } from 'kysely';

/** What readers have removed and may bring back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('document', 'text')
    .addColumn('held_json', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_key', ['account', 'id'])
    .execute();
  await db.schema.createIndex('trash_removed_at').on('trash').column('removed_at').execute();
}
