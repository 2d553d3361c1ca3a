import { sql, type Kysely } from 'kysely';

/**
 * Numbers are taken from sequences, which know of those that were given and are gone; what the index has to be told
 * waits in an outbox. The lock is no row of the library any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sequence')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('next', 'integer', (column) => column.notNull())
    .execute();
  await sql`
    INSERT INTO sequence (name, next) SELECT 'document', coalesce(max(number), 0) + 1 FROM document`.execute(db);
  await sql`
    INSERT INTO sequence (name, next)
    SELECT 'content', coalesce(max(used), 0) + 1 FROM (
      SELECT max(id) AS used FROM content
      UNION ALL SELECT max(content) FROM content_chunk
      UNION ALL SELECT max(content) FROM document
    ) AS contents`.execute(db);
  await db.schema
    .createTable('index_outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .execute();
  await db.schema.dropTable('import_lock').ifExists().execute();
}
