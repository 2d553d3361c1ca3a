import { sql, type Kysely } from 'kysely';

/**
 * Aliases have other forms since: company forms in one spelling, titles without their number or year, parties turned
 * round. Documents from before are given theirs again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO backfill (name, last) SELECT 'document_alias', 0 WHERE EXISTS (SELECT 1 FROM document)
    ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
}
