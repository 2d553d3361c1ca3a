import { sql, type Kysely } from 'kysely';

/**
 * Former versions keep their text and their record (OP-115). Those from before were thrown away when the next one came:
 * they are told when that was, and have no content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('document_version').addColumn('replaced_at', 'text').execute();
  await db.schema.alterTable('document_version').addColumn('content', 'integer').execute();
  await db.schema.alterTable('document_version').addColumn('record_json', 'text').execute();
  await db.schema.alterTable('document_version').addColumn('source_path', 'text').execute();
  await sql`
    UPDATE document_version SET replaced_at = (
      SELECT min(next.imported_at) FROM document_version AS next
      WHERE next.document = document_version.document AND next.version = document_version.version + 1
    )`.execute(db);
}
