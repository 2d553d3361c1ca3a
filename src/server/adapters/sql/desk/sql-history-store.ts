import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { HISTORY_LIMIT, isNewVisit, type HistoryEntry, type VisitedItem } from '#domain/tools/desk/history-entry.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { HistoryOwner, HistoryStore } from '#server/ports/history-store.ts';
import { changeAsOwner } from './change-as-owner.ts';
import type { HistoryEntryTable } from '#server/adapters/sql/schema/history-schema.ts';
import { keepsHistory } from './keeps-history.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Change = Transaction<PeopleSchema>;

/** The histories of accounts, in either database. */
export class SqlHistoryStore implements HistoryStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async isKept(account: string): Promise<boolean> {
    return keepsHistory(this.#queries, account);
  }

  async setKept(account: string, wish: boolean): Promise<void> {
    const is_kept = Number(wish);
    await this.#queries
      .insertInto('history_setting')
      .values({ account, is_kept })
      .onConflict((conflict) => conflict.column('account').doUpdateSet({ is_kept }))
      .execute();
  }

  async listEntries(owner: HistoryOwner): Promise<HistoryEntry[]> {
    return (await selectEntries(this.#queries, owner).execute()).map(readEntry);
  }

  async noteVisit(owner: HistoryOwner, item: VisitedItem, at: string): Promise<HistoryEntry | undefined> {
    // Most openings are of the same document within the hour, or of accounts without a history: they wait for nobody.
    if (!(await isWanted(this.#queries, owner, item, at))) return undefined;
    return changeAsOwner(this.#queries, { kind: 'account', id: owner.account }, async (change) => {
      if (!(await isWanted(change, owner, item, at))) return undefined;
      const entry = { ...item, id: randomBytes(12).toString('base64url'), edition: owner.edition, visitedAt: at };
      await change.insertInto('history_entry').values(writeEntry(owner, entry)).execute();
      await forgetOldest(change, owner);
      return entry;
    });
  }

  async clear(owner: HistoryOwner): Promise<number> {
    return changeAsOwner(this.#queries, { kind: 'account', id: owner.account }, async (change) => {
      const { numDeletedRows } = await deleteAll(change, 'history_entry', owner);
      await deleteAll(change, 'reading_place', owner);
      return Number(numDeletedRows);
    });
  }
}

async function deleteAll(change: Change, table: 'history_entry' | 'reading_place', { account, edition }: HistoryOwner) {
  return change
    .deleteFrom(table)
    .where('account', '=', account)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow();
}

function selectEntries(queries: Kysely<PeopleSchema>, owner: HistoryOwner) {
  return queries
    .selectFrom('history_entry')
    .selectAll()
    .where('account', '=', owner.account)
    .where('edition', '=', owner.edition)
    .orderBy('place', 'desc');
}

async function isWanted(
  queries: Kysely<PeopleSchema>,
  owner: HistoryOwner,
  { target }: VisitedItem,
  at: string,
): Promise<boolean> {
  if (!(await keepsHistory(queries, owner.account))) return false;
  const last = await selectEntries(queries, owner).where('target', '=', target).limit(1).executeTakeFirst();
  return isNewVisit(last?.visited_at, at);
}

async function forgetOldest(change: Change, owner: HistoryOwner): Promise<void> {
  const first = await selectEntries(change, owner).offset(HISTORY_LIMIT).limit(1).executeTakeFirst();
  if (!first) return;
  await change
    .deleteFrom('history_entry')
    .where('account', '=', owner.account)
    .where('edition', '=', owner.edition)
    .where('place', '<=', first.place)
    .execute();
}

function readEntry(row: Selectable<HistoryEntryTable>): HistoryEntry {
  const { id, target, url, title_then: title, type_then: type, visited_at: visitedAt } = row;
  return { id, edition: row.edition as EditionId, target, url, title, type, visitedAt };
}

function writeEntry({ account, edition }: HistoryOwner, { id, target, url, title, type, visitedAt }: HistoryEntry) {
  return { id, account, edition, target, url, title_then: title, type_then: type, visited_at: visitedAt };
}
