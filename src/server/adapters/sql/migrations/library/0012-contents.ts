import { sql, type Kysely } from 'kysely';

/**
 * Addresses of places stay: each text knows the highest anchor that it and those before it had, and the entries of a
 * publication's contents have ids that are kept, also of those that are gone (OP-117, OP-119).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content').addColumn('highest_anchor', 'integer').execute();
  await db.schema
    .createTable('publication_node')
    .addColumn('publication', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sort', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('parent', 'text')
    .addColumn('source_id', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('sublabel', 'text')
    .addColumn('pages', 'text')
    .addColumn('document', 'text')
    .addColumn('anchor', 'text')
    .addColumn('removed_at', 'text')
    .addPrimaryKeyConstraint('publication_node_key', ['publication', 'id'])
    .execute();
  await sql`
    INSERT INTO backfill (name, last)
    SELECT 'publication_node', 0 WHERE EXISTS (SELECT 1 FROM record WHERE kind = 'publication')`.execute(db);
}
