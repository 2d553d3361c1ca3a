import type { Kysely, Transaction } from 'kysely';
import type { EditionId } from '#domain/edition/edition.ts';
import {
  keepLatestSearches,
  keyOfLatest,
  type KeptSearch,
  type LatestSearch,
} from '#domain/tools/desk/latest-search.ts';
import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import type { DeskOwner, DeskStore } from '#server/ports/desk-store.ts';
import { changeAsOwner, takeOwner } from './change-as-owner.ts';
import { countDeleted, createId } from './owned-rows.ts';
import type { LatestSearchTable, PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Change = Transaction<PeopleSchema>;

/** What readers collect by themselves, in either database. Held by desk-store.conformance.ts. */
export class SqlDeskStore implements DeskStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async listLatestSearches(owner: DeskOwner, edition: EditionId): Promise<KeptSearch[]> {
    const searches = await listSearches(this.#queries, owner);
    return searches.filter((search) => search.edition === edition);
  }

  async countLatestSearches(owner: DeskOwner): Promise<number> {
    const { count } = await this.#queries
      .selectFrom('latest_search')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where(owner.kind, '=', owner.id)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async saveLatestSearch(owner: DeskOwner, search: LatestSearch, at: string): Promise<KeptSearch> {
    return changeAsOwner(this.#queries, owner, async (change) => {
      const added = { ...search, id: createId(), addedDate: at };
      const kept = await replaceSearches(change, owner, [...(await listSearches(change, owner)).reverse(), added]);
      const key = keyOfLatest(search);
      // A clock that was put back can make the newest look like the oldest of twenty.
      return kept.find((one) => one.edition === search.edition && keyOfLatest(one) === key) ?? added;
    });
  }

  async deleteLatestSearch(owner: DeskOwner, id: string): Promise<boolean> {
    const deleted = await this.#change((change) =>
      countDeleted(change.deleteFrom('latest_search').where('id', '=', id).where(owner.kind, '=', owner.id)),
    );
    return deleted > 0;
  }

  async carryOver(fromSession: string, toAccount: string): Promise<number> {
    const owner = { kind: 'account', id: toAccount } as const;
    // Everybody takes the visit before the account: two who wait for each other would wait for good.
    return changeAsOwner(this.#queries, { kind: 'session', id: fromSession }, async (change) => {
      await takeOwner(change, owner);
      const visit = await listSearches(change, { kind: 'session', id: fromSession });
      if (visit.length === 0) return 0;
      await change.deleteFrom('latest_search').where('session', '=', fromSession).execute();
      await replaceSearches(change, owner, [...(await listSearches(change, owner)), ...visit].reverse());
      return visit.length;
    });
  }

  async deleteVisit(session: string): Promise<number> {
    return this.#change((change) => countDeleted(change.deleteFrom('latest_search').where('session', '=', session)));
  }

  async forgetVisits(before: string): Promise<void> {
    await this.#change(async (change) => {
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
  }

  async #change<T>(work: (change: Change) => Promise<T>): Promise<T> {
    return this.#queries.transaction().execute(work);
  }
}

/** Newest first. */
async function listSearches(queries: Kysely<PeopleSchema>, owner: DeskOwner): Promise<KeptSearch[]> {
  const rows = await queries
    .selectFrom('latest_search')
    .selectAll()
    .where(owner.kind, '=', owner.id)
    .orderBy('place')
    .execute();
  return rows.map(readSearch);
}

/** Puts what is to be kept of `searches`, oldest first, in the place of all that the owner has; answers it. */
async function replaceSearches(
  change: Change,
  owner: DeskOwner,
  searches: readonly KeptSearch[],
): Promise<KeptSearch[]> {
  const kept = keepLatestSearches(searches);
  await change.deleteFrom('latest_search').where(owner.kind, '=', owner.id).execute();
  await change
    .insertInto('latest_search')
    .values(kept.map((search, place) => writeSearch(owner, search, place)))
    .execute();
  return kept;
}

function readSearch(row: LatestSearchTable): KeptSearch {
  const { id, title, url } = row;
  return {
    id,
    edition: row.edition as EditionId,
    title,
    url,
    search: row.search_json === null ? null : parseSavedSearch(row.search_json),
    topics: JSON.parse(row.topics) as string[],
    countries: JSON.parse(row.countries) as string[],
    addedDate: row.added_at,
  };
}

function writeSearch(owner: DeskOwner, search: KeptSearch, place: number): LatestSearchTable {
  const { id, edition, title, url } = search;
  return {
    id,
    account: owner.kind === 'account' ? owner.id : null,
    session: owner.kind === 'session' ? owner.id : null,
    edition,
    title,
    url,
    search_json: search.search && printSavedSearch(search.search),
    topics: JSON.stringify(search.topics),
    countries: JSON.stringify(search.countries),
    added_at: search.addedDate,
    place,
  };
}
