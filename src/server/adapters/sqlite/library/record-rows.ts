import type { SqliteDatabase } from '../database.ts';

export type RecordTableName = 'publication' | 'case_record' | 'person' | 'organization';

/** Writes a publication, case, person or organisation as it is, under its id. */
export function writeRecordRow(
  database: SqliteDatabase,
  table: RecordTableName,
  record: { readonly id: string; readonly key: string },
  demo: boolean,
): void {
  database.run(
    `INSERT INTO ${table} (id, key, demo, record_json) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET key = excluded.key, demo = excluded.demo, record_json = excluded.record_json`,
    record.id,
    record.key,
    demo ? 1 : 0,
    JSON.stringify(record),
  );
}
