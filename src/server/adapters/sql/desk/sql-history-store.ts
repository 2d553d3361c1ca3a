import { sql, type Kysely } from 'kysely';
import { HISTORY_LIMIT, isNewVisit, type HistoryEntry, type VisitedItem } from '#domain/tools/desk/history-entry.ts';
import type { HistoryOwner, HistoryStore } from '#server/ports/history-store.ts';
import { createId, HISTORY_WISH, isKept, PausableRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { same } from './row-fields.ts';
import { PLACES } from './sql-reading-place-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

const ENTRIES = new OwnedTable<'history_entry', HistoryEntry>('history_entry', {
  fields: {
    ...same('id', 'edition', 'target', 'url'),
    title: 'title_then',
    type: 'type_then',
    visitedAt: 'visited_at',
  },
  order: sql`place DESC`,
  most: [HISTORY_LIMIT, 'id'],
});

/** The histories of accounts, in either database. Held by history-store.conformance.ts. */
export class SqlHistoryStore extends PausableRows implements HistoryStore {
  protected readonly wish = HISTORY_WISH;

  listEntries(owner: HistoryOwner): Promise<HistoryEntry[]> {
    return ENTRIES.list(this.queries, owner);
  }

  async noteVisit(owner: HistoryOwner, item: VisitedItem, at: string): Promise<HistoryEntry | undefined> {
    // Most openings are of the same document within the hour, or of accounts without a history: they wait for nobody.
    if (!(await isWanted(this.queries, owner, item, at))) return undefined;
    return this.change(owner, async (change) => {
      if (!(await isWanted(change, owner, item, at))) return undefined;
      const entry = { ...item, id: createId(), edition: owner.edition, visitedAt: at };
      await ENTRIES.add(change, owner, [entry]);
      return entry;
    });
  }

  async clear(owner: HistoryOwner): Promise<number> {
    return this.change(owner, async (change) => {
      await PLACES.remove(change, owner);
      return ENTRIES.remove(change, owner);
    });
  }
}

async function isWanted(
  queries: Kysely<PeopleSchema>,
  owner: HistoryOwner,
  { target }: VisitedItem,
  at: string,
): Promise<boolean> {
  if (!(await isKept(queries, HISTORY_WISH, owner.account))) return false;
  return isNewVisit((await ENTRIES.find(queries, owner, { target }))?.visitedAt, at);
}
