import { sql, type Kysely } from 'kysely';
import { jsonText } from '#server/adapters/sql/shared/json-text.ts';

/**
 * In what somebody took part is answered by an index alone, however often they did; and so is for which firms, of which
 * few of all links speak.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP INDEX record_link_target`.execute(db);
  await sql`
    CREATE INDEX record_link_target ON record_link (target, role, record, document)
    WHERE target IS NOT NULL`.execute(db);
  await sql`
    CREATE INDEX record_link_firm ON record_link (target)
    WHERE target IS NOT NULL AND ${jsonText('detail_json', 'firm')} IS NOT NULL`.execute(db);
}
