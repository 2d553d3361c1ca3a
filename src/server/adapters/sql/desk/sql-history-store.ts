import type { Kysely, Selectable } from 'kysely';
import { HISTORY_LIMIT, isNewVisit, type HistoryEntry, type VisitedItem } from '#domain/tools/desk/history-entry.ts';
import type { EditionId } from '#domain/edition/edition.ts';
import type { HistoryOwner, HistoryStore } from '#server/ports/history-store.ts';
import type { HistoryEntryTable } from '#server/adapters/sql/schema/history-schema.ts';
import { countDeleted, createId, deleteOwned, isKept, keepNewest, PausableRows, selectNewest } from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

const SETTING = 'history_setting';
const ENTRIES = 'history_entry';

/** The histories of accounts, in either database. Held by history-store.conformance.ts. */
export class SqlHistoryStore extends PausableRows implements HistoryStore {
  protected readonly setting = SETTING;

  async listEntries(owner: HistoryOwner): Promise<HistoryEntry[]> {
    return (await selectNewest(this.queries, ENTRIES, owner).execute()).map(readEntry);
  }

  async noteVisit(owner: HistoryOwner, item: VisitedItem, at: string): Promise<HistoryEntry | undefined> {
    // Most openings are of the same document within the hour, or of accounts without a history: they wait for nobody.
    if (!(await isWanted(this.queries, owner, item, at))) return undefined;
    return this.change(owner.account, async (change) => {
      if (!(await isWanted(change, owner, item, at))) return undefined;
      const entry = { ...item, id: createId(), edition: owner.edition, visitedAt: at };
      await change.insertInto(ENTRIES).values(writeEntry(owner, entry)).execute();
      await keepNewest(change, ENTRIES, owner, HISTORY_LIMIT);
      return entry;
    });
  }

  async clear(owner: HistoryOwner): Promise<number> {
    return this.change(owner.account, async (change) => {
      await deleteOwned(change, 'reading_place', owner).execute();
      return countDeleted(deleteOwned(change, ENTRIES, owner));
    });
  }
}

async function isWanted(
  queries: Kysely<PeopleSchema>,
  owner: HistoryOwner,
  { target }: VisitedItem,
  at: string,
): Promise<boolean> {
  if (!(await isKept(queries, SETTING, owner.account))) return false;
  const last = await selectNewest(queries, ENTRIES, owner).where('target', '=', target).limit(1).executeTakeFirst();
  return isNewVisit(last?.visited_at, at);
}

function readEntry(row: Selectable<HistoryEntryTable>): HistoryEntry {
  const { id, target, url, title_then: title, type_then: type, visited_at: visitedAt } = row;
  return { id, edition: row.edition as EditionId, target, url, title, type, visitedAt };
}

function writeEntry({ account, edition }: HistoryOwner, { id, target, url, title, type, visitedAt }: HistoryEntry) {
  return { id, account, edition, target, url, title_then: title, type_then: type, visited_at: visitedAt };
}
