import type { Kysely } from 'kysely';

/** What accounts have searched for, and whether they want it kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('research_entry')
    .addColumn('place', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('understood', 'text')
    .addColumn('filters', 'text', (column) => column.notNull())
    .addColumn('sort', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('corpus_version', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('research_entry_account')
    .on('research_entry')
    .columns(['account', 'edition', 'place'])
    .execute();
  await db.schema
    .createTable('research_setting')
    .addColumn('account', 'text', (column) => column.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('is_kept', 'integer', (column) => column.notNull())
    .execute();
}
