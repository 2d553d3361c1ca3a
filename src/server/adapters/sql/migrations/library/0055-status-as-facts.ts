import { sql, type Kysely } from 'kysely';
import { asFact } from '#domain/records/status-as-fact.ts';
import type { TreatyStatusRecord } from '#domain/records/treaty-status.ts';

/** Rows that are changed in one statement each: an operator has some hundreds. */
interface Row {
  readonly number: number;
  readonly id: string;
  readonly record_json: string;
}

/**
 * Rows of the status of treaties are facts of law (OP-186), where they name their source and the day on which it was read;
 * others stay what they are. A union through which a place is bound is a field of its fact. Links are told anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Row>`
    SELECT number, id, record_json FROM record AS stored WHERE kind = 'treaty-status' AND NOT EXISTS (
      SELECT 1 FROM record WHERE record.kind = 'fact' AND (record.key = stored.key OR record.id = stored.id)
    )`.execute(db);
  for (const { number, id, record_json } of rows) {
    const fact = asFact({ ...(JSON.parse(record_json) as TreatyStatusRecord), id });
    if (!fact) continue;
    await sql`UPDATE record SET kind = 'fact', record_json = ${JSON.stringify(fact)} WHERE number = ${number}`.execute(
      db,
    );
  }
  await sql`
    UPDATE record SET record_json = replace(record_json, '"status":"bound"', '"status":"bound","through":"EU"')
    WHERE kind = 'fact' AND record_json LIKE '%"status":"bound"%' AND record_json NOT LIKE '%"through":%'
      AND (record_json LIKE '%"means":"% the EU"%' OR record_json LIKE '%"means":"% the European Union"%')`.execute(db);
  await sql`
    INSERT INTO backfill (name, last) SELECT 'record', 0 WHERE EXISTS (SELECT 1 FROM record WHERE kind = 'fact')
    ON CONFLICT (name) DO UPDATE SET last = 0`.execute(db);
}
