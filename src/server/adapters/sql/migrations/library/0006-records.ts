import { sql, type Kysely } from 'kysely';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/**
 * Records of every kind in one table, with their names, the editions that hold them, and what documents and records say
 * of them. Documents and records of before get their links afterwards, a few at a time.
 */
// Long because: it is one list of statements, which never changes again.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record')
    .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('demo', 'integer', (column) => column.notNull())
    .addColumn('record_json', 'text', (column) => column.notNull())
    .execute();
  await sql`CREATE UNIQUE INDEX record_id ON record (kind, id)`.execute(db);
  await sql`CREATE UNIQUE INDEX record_key ON record (kind, key)`.execute(db);
  const former = { publication: 'publication', case_record: 'case', person: 'person', organization: 'organization' };
  for (const [table, kind] of Object.entries(former)) {
    await sql`
      INSERT INTO record (kind, id, key, demo, record_json)
      SELECT ${sql.lit(kind)}, id, key, demo, record_json FROM ${sql.table(table)} ORDER BY id`.execute(db);
    await db.schema.dropTable(table).execute();
  }
  await sql`CREATE INDEX record_cluster ON record ((${jsonText('record_json', 'cluster')})) WHERE kind = 'publication'`.execute(
    db,
  );
  await db.schema
    .createTable('record_edition')
    .addColumn('record', 'integer', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_edition_key', ['record', 'edition'])
    .execute();
  // What is no document of its own was not held by edition: it stays where the library is.
  await sql`
    INSERT INTO record_edition (record, edition)
    SELECT r.number, e.edition FROM record r
    JOIN document d ON d.id = r.id AND d.key = r.key JOIN document_edition e ON e.document = d.number
    UNION
    SELECT r.number, e.edition FROM record r, (SELECT DISTINCT edition FROM document_edition) e
    WHERE r.kind = 'organization'`.execute(db);
  await db.schema
    .createTable('record_name')
    .addColumn('record', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('record_name_key', ['record', 'name'])
    .execute();
  await sql`CREATE INDEX record_name_name ON record_name (kind, name_key)`.execute(db);
  await createLinks(db);
  await sql`INSERT INTO sequence (name, next) SELECT 'record', coalesce(max(number), 0) + 1 FROM record`.execute(db);
  for (const name of ['record', 'record_link']) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0 WHERE EXISTS (SELECT 1 FROM document)`.execute(db);
  }
}

async function createLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('record_link')
    .addColumn('document', 'integer')
    .addColumn('record', 'integer')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('wanted', 'text')
    .addColumn('name', 'text')
    .addColumn('name_key', 'text')
    .addColumn('target', 'integer')
    .addColumn('known', 'text')
    .addColumn('side', 'text')
    .addColumn('from_day', 'text')
    .addColumn('to_day', 'text')
    .addColumn('evidence_document', 'text')
    .addColumn('evidence_anchor', 'text')
    .addColumn('detail_json', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['document', 'record', 'target']) {
    const name = sql.id(`record_link_${column}`);
    await sql`CREATE INDEX ${name} ON record_link (${sql.id(column)}) WHERE ${sql.id(column)} IS NOT NULL`.execute(db);
  }
  for (const column of ['wanted', 'name_key']) {
    const name = sql.id(`record_link_${column}`);
    await sql`
      CREATE INDEX ${name} ON record_link (kind, ${sql.id(column)}) WHERE ${sql.id(column)} IS NOT NULL`.execute(db);
  }
}
