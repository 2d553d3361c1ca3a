import type { Kysely } from 'kysely';

/** What accounts have opened, and whether they want it kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('history_entry')
    .addColumn('place', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title_then', 'text', (column) => column.notNull())
    .addColumn('type_then', 'text', (column) => column.notNull())
    .addColumn('visited_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('history_entry_account')
    .on('history_entry')
    .columns(['account', 'edition', 'place'])
    .execute();
  await db.schema
    .createTable('history_setting')
    .addColumn('account', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('is_kept', 'integer', (column) => column.notNull())
    .execute();
}
