import { sql, type Kysely } from 'kysely';

/** Documents, their content and names, the records beside them, and what an import remembers. */
// Long because: it is one list of statements, which never changes again.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('publication', 'text')
    .addColumn('case', 'text')
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addColumn('record_json', 'text', (column) => column.notNull())
    .addColumn('content', 'integer', (column) => column.notNull())
    .addColumn('content_sha256', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('first_imported_at', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addColumn('source_path', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('document_publication').on('document').column('publication').execute();
  await db.schema.createIndex('document_case').on('document').column('case').execute();
  await db.schema
    .createTable('document_edition')
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_edition_key', ['document', 'edition'])
    .execute();
  await db.schema
    .createTable('document_version')
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('source_sha256', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .addColumn('corpus_version', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_version_key', ['document', 'version'])
    .execute();
  await db.schema
    .createTable('document_name')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_name_key', ['name', 'document'])
    .execute();
  await db.schema.createIndex('document_name_document').on('document_name').column('document').execute();
  await db.schema
    .createTable('document_reference')
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('list', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('document_reference_document').on('document_reference').column('document').execute();
  await db.schema.createIndex('document_reference_target').on('document_reference').column('target').execute();
  await createContent(db);
  await createRecords(db);
  await createImportMemory(db);
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('blocks', 'integer', (column) => column.notNull())
    .addColumn('words', 'integer', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addColumn('outline_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('content_anchor')
    .addColumn('content', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('anchor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_anchor_key', ['content', 'name'])
    .execute();
  await db.schema
    .createTable('content_chunk')
    .addColumn('content', 'integer', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('first_block', 'integer', (column) => column.notNull())
    .addColumn('first_position', 'integer', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .addColumn('anchors', 'text', (column) => column.notNull())
    .addColumn('blocks', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_chunk_key', ['content', 'sequence'])
    .execute();
  await sql`CREATE VIEW document_chunk AS
    SELECT d.number AS document, c.sequence, c.first_block, c.first_position, c.characters, c.blocks
    FROM document d JOIN content_chunk c ON c.content = d.content`.execute(db);
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  for (const table of ['publication', 'case_record', 'person', 'organization']) {
    await db.schema
      .createTable(table)
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('demo', 'integer', (column) => column.notNull())
      .addColumn('record_json', 'text', (column) => column.notNull())
      .execute();
  }
  await db.schema
    .createTable('topic')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('parent', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('jurisdiction')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
}

async function createImportMemory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_file')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('editions', 'text', (column) => column.notNull())
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('import_lock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('process', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('beat_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('library_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('corpus_version', 'integer', (column) => column.notNull())
    .addColumn('demo', 'text', (column) => column.notNull())
    .execute();
  await sql`INSERT INTO library_state (id, corpus_version, demo) VALUES (1, 0, 'absent')`.execute(db);
}
