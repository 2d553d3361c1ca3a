import { setImmediate as nextTurn } from 'node:timers/promises';
import { listDocumentAliases } from '#domain/document/document-alias.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import type { SqliteDatabase } from '../database.ts';

/** Documents of one transaction: some ten milliseconds, so that whoever else writes waits no longer. */
const BATCH = 200;

/**
 * Gives the documents of a library from before version 0002 their aliases. Each batch is a transaction of its own that
 * remembers how far it came: what is interrupted goes on at the next opening, and several processes share the work.
 */
export async function fillAliases(database: SqliteDatabase): Promise<void> {
  if (!findLast(database)) return;
  while (database.transaction(() => fillBatch(database))) await nextTurn();
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
    for (const { name, kind } of listDocumentAliases(JSON.parse(record_json) as DocumentRecord)) {
      database.run(
        'INSERT INTO document_alias (name, kind, document) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        name,
        kind,
        number,
      );
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
