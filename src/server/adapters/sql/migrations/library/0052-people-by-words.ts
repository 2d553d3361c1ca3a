import { sql, type Kysely } from 'kysely';

/**
 * People are found by their ids in any letter case; names by each part of a word that an apostrophe or a full stop joins,
 * and in one spelling wherever they are compared. What was told by names is told anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX record_person_id ON record (lower(id)) WHERE kind = 'person'`.execute(db);
  await sql`DELETE FROM printed_word`.execute(db);
  await sql`DELETE FROM printed_name`.execute(db);
  for (const [name, table] of [
    ['document_alias', 'document'],
    ['record', 'record'],
    ['record_link', 'document'],
  ] as const) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0 WHERE EXISTS (SELECT 1 FROM ${sql.table(table)})
      ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
  }
}
