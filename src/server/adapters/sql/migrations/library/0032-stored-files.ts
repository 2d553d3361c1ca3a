import type { Kysely } from 'kysely';

/** The bytes of files that belong to documents, each once, by their digest; what has them says so in its record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_file')
    .addColumn('sha256', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    // In Base64, which either database stores alike.
    .addColumn('bytes', 'text', (column) => column.notNull())
    .execute();
}
