import { sql, type Kysely } from 'kysely';

/** Numbers of cases lose more of the words around them: documents from before are given these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    INSERT INTO backfill (name, last) SELECT 'document_alias', 0 WHERE EXISTS (SELECT 1 FROM document)
    ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
}
