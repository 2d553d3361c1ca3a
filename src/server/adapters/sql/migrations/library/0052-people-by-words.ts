import { sql, type Kysely } from 'kysely';

/**
 * People are found by their ids in any letter case, and by each part of a word that an apostrophe or a full stop joins:
 * names that have one are given their words afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX record_person_id ON record (lower(id)) WHERE kind = 'person'`.execute(db);
  const isJoined = sql`(name LIKE '%''%' OR name LIKE '%’%' OR name LIKE '%.%')`;
  const joined = sql`SELECT number FROM printed_name WHERE ${isJoined}`;
  await sql`DELETE FROM printed_word WHERE printed IN (${joined})`.execute(db);
  await sql`DELETE FROM printed_name WHERE ${isJoined}`.execute(db);
  for (const [name, table] of [
    ['record', 'record'],
    ['record_link', 'document'],
  ] as const) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0 WHERE EXISTS (SELECT 1 FROM ${sql.table(table)})
      ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
  }
}
