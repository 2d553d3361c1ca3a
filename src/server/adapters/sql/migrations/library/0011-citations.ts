import { sql, type Kysely } from 'kysely';

/**
 * Citations are places (OP-122): one row for each place in a text or record that names a document, an instrument or a
 * provision. The references of before move over with what can be said of them at once; afterwards a few documents at a
 * time are given all that they cite.
 */
// Long because: it is one list of statements, which never changes again.
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('citation')
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('known', 'text', (column) => column.notNull())
    .addColumn('list', 'text')
    .addColumn('block', 'integer')
    .addColumn('anchor', 'text')
    .addColumn('from_char', 'integer')
    .addColumn('to_char', 'integer')
    .addColumn('raw', 'text', (column) => column.notNull())
    .addColumn('wanted', 'text')
    .addColumn('wanted_name', 'text')
    .addColumn('target', 'integer')
    .addColumn('target_anchor', 'text')
    .addColumn('instrument', 'text')
    .addColumn('path', 'text')
    .addColumn('path_to', 'text')
    .addColumn('depth', 'integer')
    .addColumn('sort_key', 'text')
    .addColumn('sort_key_to', 'text')
    .addPrimaryKeyConstraint('citation_key', ['document', 'position'])
    .execute();
  // A name that two documents bear means neither.
  await sql`
    INSERT INTO citation (document, version, position, known, list, raw, wanted, wanted_name, target)
    SELECT r.document, d.version, row_number() OVER (PARTITION BY r.document ORDER BY r.list, r.target, r.label) - 1,
      'given', r.list, coalesce(r.label, r.target), r.target, r.target,
      (SELECT max(n.document) FROM document_name n WHERE n.name = r.target HAVING count(*) = 1)
    FROM document_reference r JOIN document d ON d.number = r.document`.execute(db);
  await db.schema.dropTable('document_reference').execute();
  for (const column of ['wanted_name', 'target']) {
    const name = sql.id(`citation_${column}`);
    await sql`CREATE INDEX ${name} ON citation (${sql.id(column)}) WHERE ${sql.id(column)} IS NOT NULL`.execute(db);
  }
  await sql`CREATE INDEX citation_provision ON citation (instrument, path) WHERE instrument IS NOT NULL`.execute(db);
  await sql`CREATE INDEX citation_range ON citation (instrument, sort_key) WHERE path_to IS NOT NULL`.execute(db);
  await sql`
    INSERT INTO backfill (name, last) SELECT 'citation', 0 WHERE EXISTS (SELECT 1 FROM document)`.execute(db);
}
