import { sql, type Kysely } from 'kysely';

/**
 * Titles, parties and numbers by which readers look for documents. `backfill` says what an older library still has to
 * be given from the records it holds: up to which document it was; there is no row where nothing is left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_alias')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_alias_key', ['name', 'kind', 'document'])
    .execute();
  await db.schema.createIndex('document_alias_document').on('document_alias').column('document').execute();
  await db.schema
    .createTable('backfill')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  await sql`INSERT INTO backfill (name, last) SELECT 'document_alias', 0 WHERE EXISTS (SELECT 1 FROM document)`.execute(
    db,
  );
}
