import type { Kysely } from 'kysely';

/** What several servers over one database agree on: what clients have left, and who holds which place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_bucket')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('tokens', 'real', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_bucket_key', ['name', 'key'])
    .execute();
  await db.schema
    .createTable('rate_note')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('note_json', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rate_note_key', ['name', 'key'])
    .execute();
  await db.schema
    .createTable('lease')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('lease_place').on('lease').columns(['name', 'place']).unique().execute();
  await db.schema.createIndex('lease_holder').on('lease').column('holder').execute();
}
