import { sql, type Kysely } from 'kysely';

/**
 * Which built-in records a library has, as a digest. Places are found by their names as states are; records of before
 * get these names afterwards, a few at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('library_state').addColumn('built_in', 'text').execute();
  await sql`
    INSERT INTO backfill (name, last) SELECT 'record', 0 WHERE EXISTS (SELECT 1 FROM record)
    ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
}
