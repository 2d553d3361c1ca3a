import { sql, type Kysely } from 'kysely';

/** Cases in their order, so that they are counted some at a time without reading everything else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX document_held_case ON document (number) WHERE kind = 'case' AND removed_at IS NULL`.execute(db);
}
