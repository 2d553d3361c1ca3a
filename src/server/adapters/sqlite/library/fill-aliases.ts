import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { listDocumentAliases } from '#domain/document/document-alias.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { SqliteDatabase } from '../database.ts';
import { isBusy } from '../sqlite-failure.ts';

/** Documents of one transaction: some ten milliseconds, so that whoever else writes waits no longer. */
const BATCH = 200;
const PAUSE_MILLISECONDS = 20;

/** Whether the library is from before and not all of its documents have their aliases, in the forms of today, yet. */
export function lacksAliases(database: SqliteDatabase): boolean {
  return findLast(database) !== undefined;
}

/**
 * Gives the documents of an older library their aliases, on a connection of its own that never waits inside the driver.
 * Each batch is a transaction that remembers how far it came: what is interrupted goes on at the next opening, and
 * several processes share the work.
 */
export async function fillAliases(path: string, signal: AbortSignal): Promise<void> {
  const database = new SqliteDatabase(path);
  try {
    database.exec('PRAGMA busy_timeout = 0');
    // Whoever opens the library goes first.
    await nextTurn();
    while (!signal.aborted && (await tryBatch(database))) await nextTurn();
  } finally {
    database.close();
  }
}

/** Answers whether there is more to do. */
async function tryBatch(database: SqliteDatabase): Promise<boolean> {
  try {
    return database.transaction(() => fillBatch(database));
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
  await pause(PAUSE_MILLISECONDS);
  return true;
}

/** Answers whether there is more to do. */
function fillBatch(database: SqliteDatabase): boolean {
  const state = findLast(database);
  if (!state) return false;
  const rows = database.all<{ number: number; record_json: string }>(
    'SELECT number, record_json FROM document WHERE number > ? AND removed_at IS NULL ORDER BY number LIMIT ?',
    Number(state.last),
    BATCH,
  );
  for (const { number, record_json } of rows) {
    database.run('DELETE FROM document_alias WHERE document = ?', number);
    for (const { name, kind } of listDocumentAliases(JSON.parse(record_json) as DocumentRecord)) {
      database.run('INSERT INTO document_alias (name, kind, document) VALUES (?, ?, ?)', name, kind, number);
    }
  }
  const final = rows.at(-1);
  if (final) database.run(`UPDATE backfill SET last = ? WHERE name = 'document_alias'`, final.number);
  else database.run(`DELETE FROM backfill WHERE name = 'document_alias'`);
  return final !== undefined;
}

function findLast(database: SqliteDatabase): { last: number } | undefined {
  return database.get<{ last: number }>(`SELECT last FROM backfill WHERE name = 'document_alias'`);
}
