import { sql, type Kysely } from 'kysely';

/**
 * One work, several files (OP-171): where on the machine a file lay when it was read, and the formats of a work of which
 * one is shown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('source_file').addColumn('place', 'text').execute();
  await db.schema
    .createTable('document_format')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('source_sha256', 'text', (column) => column.notNull())
    .addColumn('content_sha256', 'text', (column) => column.notNull())
    .addColumn('agreeing', 'real', (column) => column.notNull())
    .addColumn('structure', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('content', 'integer')
    .addColumn('record_json', 'text')
    .execute();
  await sql`CREATE INDEX document_format_document ON document_format (document)`.execute(db);
}
