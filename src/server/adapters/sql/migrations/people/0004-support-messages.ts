import type { Kysely } from 'kysely';

/** What readers write to whoever runs the library. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('support_message')
    .addColumn('place', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.references('account.id').onDelete('set null'))
    .addColumn('institution', 'text', (column) => column.references('institution.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .execute();
  await db.schema.createIndex('support_message_open').on('support_message').columns(['handled_at', 'at']).execute();
}
