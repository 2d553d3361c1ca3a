import type { Kysely } from 'kysely';

/** A page that goes may be loaded again: what it waited for is made until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('download_job').addColumn('wanted_until', 'text').execute();
}
