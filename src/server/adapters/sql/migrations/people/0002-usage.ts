import type { Kysely } from 'kysely';

/** What is counted, and what browsers report. */
// Long because: it is one list of statements, which never changes again.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usage_event')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('institution', 'text')
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('account', 'text')
    .addColumn('item_id', 'text')
    .addColumn('item_type', 'text')
    .addColumn('item_title', 'text')
    .addColumn('publication', 'text')
    .addColumn('keywords', 'text')
    .addColumn('place', 'text')
    .addColumn('is_robot', 'integer', (column) => column.notNull())
    .addColumn('is_double_click', 'integer', (column) => column.notNull())
    .addColumn('agent_class', 'text', (column) => column.notNull())
    .execute();
  // A click finds the earlier ones of the same reader on the same item; a report reads an institution's months.
  await db.schema.createIndex('usage_event_click').on('usage_event').columns(['session', 'item_id', 'at']).execute();
  await db.schema.createIndex('usage_event_report').on('usage_event').columns(['institution', 'at']).execute();
  await db.schema
    .createTable('tracking_event')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('module', 'text', (column) => column.notNull())
    .addColumn('institution', 'text')
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('tracking_id', 'text')
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('title', 'text')
    .addColumn('keywords', 'text')
    .addColumn('is_robot', 'integer', (column) => column.notNull())
    .addColumn('agent_class', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tracking_event_at').on('tracking_event').column('at').execute();
}
