import type { SqliteDatabase } from '../database.ts';

/** Grows whenever the index takes more of a document than it did: what was indexed before has to be indexed anew. */
export const INDEX_VERSION = 1;

/** Whether documents were indexed by an earlier version, which took less of them. */
export function isIndexOld(database: SqliteDatabase): boolean {
  const row = database.get<{ value: number }>(`SELECT value FROM index_state WHERE name = 'version'`);
  return Number(row?.value ?? 0) < INDEX_VERSION;
}

/** Notes that every document is in the index as this version takes it. */
export function markIndexCurrent(database: SqliteDatabase): void {
  database.run(`UPDATE index_state SET value = ? WHERE name = 'version'`, INDEX_VERSION);
}
