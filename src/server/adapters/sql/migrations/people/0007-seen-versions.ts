import type { Kysely } from 'kysely';

/** The marks of alerts remember the version of the library that was seen; those of before know the time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['had_version', 'seen_version', 'seen_before_version']) {
    await db.schema.alterTable('search_alert').addColumn(column, 'integer').execute();
  }
}
