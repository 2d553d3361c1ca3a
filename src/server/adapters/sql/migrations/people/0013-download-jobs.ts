import type { Kysely } from 'kysely';

/** Files that are made while their readers go on, kept for minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('download_job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('ahead', 'integer', (column) => column.notNull())
    .addColumn('share', 'real', (column) => column.notNull())
    .addColumn('failure_json', 'text')
    .addColumn('name', 'text')
    .addColumn('type', 'text')
    .addColumn('rows', 'integer')
    .addColumn('total', 'integer')
    // Base64, which both databases keep.
    .addColumn('bytes', 'text')
    .addColumn('touched_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('download_job_touched').on('download_job').column('touched_at').execute();
}
