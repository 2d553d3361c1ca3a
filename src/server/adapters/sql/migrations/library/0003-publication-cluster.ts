import { sql, type Kysely } from 'kysely';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/** Editions of a work are looked up for every page of hits that has one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX IF NOT EXISTS publication_cluster ON publication ((${jsonText('record_json', 'cluster')}))`.execute(
    db,
  );
}
