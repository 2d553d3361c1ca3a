import { sql, type Kysely } from 'kysely';

/**
 * Citations are compared in one normal form (OP-193): documents answer to it beside what is printed, and what cites them is
 * looked up by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['document_name', 'citation']) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0 WHERE EXISTS (SELECT 1 FROM document)
      ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
  }
}
