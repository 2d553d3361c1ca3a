import { sql, type Kysely } from 'kysely';

/** Two parties who are printed in one line took part each for themselves: what is said of parties is told anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, table] of [
    ['record', 'record'],
    ['record_link', 'document'],
  ] as const) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0 WHERE EXISTS (SELECT 1 FROM ${sql.table(table)})
      ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
  }
}
