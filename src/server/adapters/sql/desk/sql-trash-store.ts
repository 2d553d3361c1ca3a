import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import type { RestoreOutcome, TrashKind } from '#domain/tools/desk/trash.ts';
import type { TrashStore } from '#server/ports/trash-store.ts';
import { giveBackFavorite, giveBackFolder, giveBackNote } from './give-back-favorites.ts';
import { OwnedRows } from './owned-rows.ts';
import { ofAccount } from './owned-table.ts';
import { giveBackComparisonNote } from './sql-comparison-note-store.ts';
import { giveBackSearch } from './sql-desk-store.ts';
import { giveBackCase } from './sql-merger-case-store.ts';
import { giveBackQuestion } from './sql-relation-search-store.ts';
import { giveBackEntry, giveBackEntryNote } from './sql-research-record-store.ts';
import { ALERTS, reviveFeed } from './sql-search-alert-store.ts';
import { readDiscarded, TRASH, type GiveBack } from './trash-table.ts';

const WAYS: Readonly<Record<TrashKind, GiveBack>> = {
  favorite: giveBackFavorite,
  folder: giveBackFolder,
  note: giveBackNote,
  search: giveBackSearch,
  entry: giveBackEntry,
  'entry-note': giveBackEntryNote,
  question: giveBackQuestion,
  case: giveBackCase,
  'comparison-note': giveBackComparisonNote,
  alert: async (change, owner, row) => {
    if ((await ALERTS.count(change, ofAccount(owner.account))) >= ALERT_LIMITS.alerts) return 'too-many-alerts';
    await ALERTS.giveBack(change, owner, row);
    await reviveFeed(change, String(row['feed_token']));
    return 'restored';
  },
};

/** What accounts have removed, in either database. Held by trash-store.conformance.ts and trashed-searches.conformance.ts. */
export class SqlTrashStore extends OwnedRows implements TrashStore {
  readonly listTrash: TrashStore['listTrash'] = async (owner) =>
    (await TRASH.list(this.queries, owner)).map(({ held, ...item }) => ({
      ...item,
      folders: (held.folders ?? []).map(({ name }) => name),
      note: held.note ?? '',
    }));

  readonly restore: TrashStore['restore'] = (owner, ids, at) =>
    this.change(owner, async (change) => {
      const items = await TRASH.list(change, owner, { id: ids });
      const outcomes = new Map<string, RestoreOutcome>();
      // A folder is there before what lay in it comes back.
      for (const item of items.toSorted(
        (one, other) => Number(other.kind === 'folder') - Number(one.kind === 'folder'),
      )) {
        // A folder that came back may have told those that lay in it.
        const now = (await TRASH.find(change, owner, { id: item.id })) ?? item;
        const outcome = await WAYS[item.kind](change, owner, readDiscarded(now), at);
        if (outcome === 'restored') await TRASH.remove(change, owner, { id: item.id });
        outcomes.set(item.id, outcome);
      }
      return ids.map((id) => outcomes.get(id) ?? 'gone');
    });

  readonly empty: TrashStore['empty'] = (owner, ids) =>
    this.change(owner, (change) => TRASH.remove(change, owner, ids ? { id: ids } : {}));

  readonly forgetRemoved: TrashStore['forgetRemoved'] = async (before) => {
    await this.queries.deleteFrom('trash').where('removed_at', '<', before).execute();
  };
}
