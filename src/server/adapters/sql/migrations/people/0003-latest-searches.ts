import type { Kysely } from 'kysely';

/** The latest searches of accounts and of visits by network address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('latest_search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.references('account.id').onDelete('cascade'))
    .addColumn('session', 'text')
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('topics', 'text', (column) => column.notNull())
    .addColumn('countries', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('latest_search_account').on('latest_search').columns(['account', 'place']).execute();
  await db.schema.createIndex('latest_search_session').on('latest_search').columns(['session', 'place']).execute();
}
