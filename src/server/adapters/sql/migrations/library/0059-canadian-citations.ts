import { sql, type Kysely } from 'kysely';

/**
 * `2012 FCA 7` is of the Federal Court of Appeal of Canada, `[2012] FCA 7` of the Federal Court of Australia: they were
 * compared as one. Documents that bear or cite either are given their names anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, column] of [
    ['document_name', 'name'],
    ['citation', 'wanted_name'],
  ] as const) {
    await sql`
      INSERT INTO backfill (name, last) SELECT ${sql.lit(name)}, 0
      WHERE EXISTS (SELECT 1 FROM ${sql.table(name)} WHERE ${sql.ref(column)} LIKE '____ fca %')
      ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
  }
}
