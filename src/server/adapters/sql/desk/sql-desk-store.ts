import { keepLatestSearches, keyOfLatest, type KeptSearch } from '#domain/tools/desk/latest-search.ts';
import type { DeskOwner, DeskStore } from '#server/ports/desk-store.ts';
import { createId, OwnedRows, takeOwner, type Change } from './owned-rows.ts';
import { ofAccount, OwnedTable } from './owned-table.ts';
import { inJson, inSearchIfAny, same } from './row-fields.ts';
import { discard, type GiveBack } from './trash-table.ts';

const SEARCHES = new OwnedTable<'latest_search', KeptSearch>('latest_search', {
  fields: {
    ...same('id', 'edition', 'title', 'url'),
    search: inSearchIfAny,
    topics: inJson('topics'),
    countries: inJson('countries'),
    addedDate: 'added_at',
  },
  order: 'place',
  isCounted: true,
});

/** What readers collect by themselves, in either database. Held by desk-store.conformance.ts. */
export class SqlDeskStore extends OwnedRows implements DeskStore {
  readonly listLatestSearches: DeskStore['listLatestSearches'] = (owner, edition) =>
    SEARCHES.list(this.queries, owner, { edition });

  readonly countLatestSearches: DeskStore['countLatestSearches'] = (owner) => SEARCHES.count(this.queries, owner);

  readonly saveLatestSearch: DeskStore['saveLatestSearch'] = (owner, search, at) =>
    this.change(owner, async (change) => {
      const added = { ...search, id: createId(), addedDate: at };
      const kept = await replaceSearches(change, owner, [...(await SEARCHES.list(change, owner)).reverse(), added]);
      const key = keyOfLatest(search);
      // A clock that was put back can make the newest look like the oldest of twenty.
      return kept.find((one) => one.edition === search.edition && keyOfLatest(one) === key) ?? added;
    });

  readonly deleteLatestSearch: DeskStore['deleteLatestSearch'] = (owner, id, at) =>
    this.change(owner, async (change) => {
      const rows = await SEARCHES.take(change, owner, { id });
      await discard(change, 'search', rows, at);
      return rows.length > 0;
    });

  readonly carryOver: DeskStore['carryOver'] = async (fromSession, toAccount) => {
    const [visit, owner] = [{ kind: 'session', id: fromSession } as const, ofAccount(toAccount)];
    // Everybody takes the visit before the account: two who wait for each other would wait for good.
    return this.change(visit, async (change) => {
      await takeOwner(change, owner);
      const searches = await SEARCHES.list(change, visit);
      if (searches.length === 0) return 0;
      await SEARCHES.remove(change, visit);
      await replaceSearches(change, owner, [...(await SEARCHES.list(change, owner)), ...searches].reverse());
      return searches.length;
    });
  };

  readonly deleteVisit: DeskStore['deleteVisit'] = (session) =>
    SEARCHES.remove(this.queries, { kind: 'session', id: session });

  readonly forgetVisits: DeskStore['forgetVisits'] = async (before) => {
    await this.queries.transaction().execute(async (change) => {
      await change
        .deleteFrom('latest_search')
        .where('session', 'is not', null)
        .where('added_at', '<', before)
        .execute();
      const visits = change.selectFrom('latest_search').select('session').where('session', 'is not', null);
      await change
        .deleteFrom('desk_owner')
        .where('session', 'is not', null)
        .where('session', 'not in', visits)
        .execute();
    });
  };
}

/** An equal one that was made since stands for both. Not where there are as many newer ones as are kept. */
export const giveBackSearch: GiveBack = async (change, { account, edition }, row) => {
  const owner = ofAccount(account);
  await SEARCHES.giveBack(change, { account, edition }, row);
  const all = await SEARCHES.list(change, owner);
  const given = all.find(({ id }) => id === row['id']);
  const kept = await replaceSearches(change, owner, all.toReversed());
  const isKept = kept.some((one) => given && one.edition === edition && keyOfLatest(one) === keyOfLatest(given));
  return isKept ? 'restored' : 'too-many-searches';
};

/** Puts what is to be kept of `searches`, oldest first, in the place of all that the owner has; answers it. */
async function replaceSearches(change: Change, owner: DeskOwner, searches: readonly KeptSearch[]) {
  const kept = keepLatestSearches(searches);
  await SEARCHES.remove(change, owner);
  await SEARCHES.add(change, owner, kept);
  return kept;
}
