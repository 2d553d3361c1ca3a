import type { Kysely } from 'kysely';

/** Anchors are never given again: each text knows the highest that it and those before it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('content').addColumn('highest_anchor', 'integer').execute();
}
