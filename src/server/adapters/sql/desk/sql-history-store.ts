import { HISTORY_LIMIT, isNewVisit, type HistoryEntry } from '#domain/tools/desk/history-entry.ts';
import type { HistoryStore } from '#server/ports/history-store.ts';
import { createId, HISTORY_WISH, isKept, PausableRows, type Queries } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { same } from './row-fields.ts';
import { PLACES } from './sql-reading-place-store.ts';

const ENTRIES = new OwnedTable<'history_entry', HistoryEntry>('history_entry', {
  fields: {
    ...same('id', 'edition', 'target', 'url'),
    title: 'title_then',
    type: 'type_then',
    visitedAt: 'visited_at',
  },
  order: 'place DESC',
  most: [HISTORY_LIMIT, 'id'],
});

/** The histories of accounts, in either database. Held by history-store.conformance.ts. */
export class SqlHistoryStore extends PausableRows implements HistoryStore {
  protected readonly wish = HISTORY_WISH;

  readonly listEntries: HistoryStore['listEntries'] = (owner) => ENTRIES.list(this.queries, owner);

  readonly noteVisit: HistoryStore['noteVisit'] = async (owner, item, at) => {
    const isWanted = async (queries: Queries) =>
      (await isKept(queries, HISTORY_WISH, owner.account)) &&
      isNewVisit((await ENTRIES.find(queries, owner, { target: item.target }))?.visitedAt, at);
    // Most openings are of the same document within the hour, or of accounts without a history: they wait for nobody.
    if (!(await isWanted(this.queries))) return undefined;
    return this.change(owner, async (change) => {
      if (!(await isWanted(change))) return undefined;
      const entry = { ...item, id: createId(), edition: owner.edition, visitedAt: at };
      await ENTRIES.add(change, owner, [entry]);
      return entry;
    });
  };

  readonly clear: HistoryStore['clear'] = (owner) =>
    this.change(owner, async (change) => {
      await PLACES.remove(change, owner);
      return ENTRIES.remove(change, owner);
    });
}
