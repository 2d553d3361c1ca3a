import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';
import type { LibrarySchema } from '../schema.ts';
import { createAliasRows } from './document-rows.ts';
import { LibraryInserts } from './library-inserts.ts';

/** Documents of one transaction: some ten milliseconds, so that whoever else writes waits no longer. */
const BATCH = 200;
const PAUSE_MILLISECONDS = 20;

/** Whether the library is from before and not all of its documents have their aliases, in the forms of today, yet. */
export async function lacksAliases(db: Kysely<LibrarySchema>): Promise<boolean> {
  return (await findLast(db)) !== undefined;
}

/**
 * Gives the documents of an older library their aliases. Each batch is a transaction that remembers how far it came:
 * what is interrupted goes on at the next opening, and several processes share the work.
 */
export async function fillAliases(db: Kysely<LibrarySchema>, signal: AbortSignal): Promise<void> {
  const inserts = new LibraryInserts();
  // Whoever opens the library goes first.
  await nextTurn();
  while (!signal.aborted && (await tryBatch(db, inserts))) await nextTurn();
}

/** Answers whether there is more to do. */
async function tryBatch(db: Kysely<LibrarySchema>, inserts: LibraryInserts): Promise<boolean> {
  try {
    return await db.transaction().execute((transaction) => fillBatch(transaction, inserts));
  } catch (error) {
    if (!(error instanceof StoreUnavailable) || !error.isBusy) throw error;
  }
  await pause(PAUSE_MILLISECONDS);
  return true;
}

/** Answers whether there is more to do. */
async function fillBatch(db: Kysely<LibrarySchema>, inserts: LibraryInserts): Promise<boolean> {
  const last = await findLast(db);
  if (last === undefined) return false;
  const rows = await db
    .selectFrom('document')
    .select(['number', 'record_json'])
    .where('number', '>', last)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .limit(BATCH)
    .execute();
  const final = rows.at(-1);
  if (!final) {
    await db.deleteFrom('backfill').where('name', '=', 'document_alias').execute();
    return false;
  }
  const numbers = rows.map(({ number }) => number);
  await db.deleteFrom('document_alias').where('document', 'in', numbers).execute();
  const aliases = rows.flatMap(({ number, record_json }) =>
    createAliasRows({ number, record: JSON.parse(record_json) as DocumentRecord }),
  );
  await inserts.aliases.write(db, aliases);
  await db.updateTable('backfill').set({ last: final.number }).where('name', '=', 'document_alias').execute();
  return true;
}

async function findLast(db: Kysely<LibrarySchema>): Promise<number | undefined> {
  const row = await db.selectFrom('backfill').select('last').where('name', '=', 'document_alias').executeTakeFirst();
  return row?.last;
}
