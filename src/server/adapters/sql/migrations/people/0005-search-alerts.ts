import type { Kysely } from 'kysely';

/** Alerts on searches, and the addresses of feeds that have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_alert')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('feed_token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('looked_at', 'text', (column) => column.notNull())
    .addColumn('seen_until', 'text', (column) => column.notNull())
    .addColumn('seen_before', 'text')
    .execute();
  await db.schema.createIndex('search_alert_account').on('search_alert').columns(['account', 'edition']).execute();
  await db.schema
    .createTable('ended_feed')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('ended_at', 'text', (column) => column.notNull())
    .execute();
}
