import {
  keyOfRelationSearch,
  RELATION_SEARCHES_KEPT,
  type RelationSearch,
} from '#domain/tools/desk/relation-search.ts';
import type { KeptRelationSearch, RelationSearchStore } from '#server/ports/relation-search-store.ts';
import { countDeleted, createId, deleteOwned, keepNewest, OwnedRows, selectNewest } from './owned-rows.ts';

const TABLE = 'relation_search';

type Shelf = Parameters<RelationSearchStore['list']>[0];

/** Last questions of the relationship indicator, in either database. Held by relation-search-store.conformance.ts. */
export class SqlRelationSearchStore extends OwnedRows implements RelationSearchStore {
  async list(shelf: Shelf): Promise<KeptRelationSearch[]> {
    const rows = await selectNewest(this.queries, TABLE, shelf).limit(RELATION_SEARCHES_KEPT).execute();
    return rows.map(({ id, question_json: json, made_at: addedDate }) => ({
      ...(JSON.parse(json) as RelationSearch),
      id,
      addedDate,
    }));
  }

  async save(shelf: Shelf, search: RelationSearch, at: string): Promise<void> {
    const { account, edition } = shelf;
    await this.change(account, async (change) => {
      const key = keyOfRelationSearch(search);
      const before = await selectNewest(change, TABLE, shelf).where('question_key', '=', key).executeTakeFirst();
      if (before) await change.deleteFrom(TABLE).where('place', '=', before.place).execute();
      await change
        .insertInto(TABLE)
        .values({
          id: before?.id ?? createId(),
          account,
          edition,
          question_key: key,
          question_json: JSON.stringify(search),
          made_at: at,
        })
        .execute();
      await keepNewest(change, TABLE, shelf, RELATION_SEARCHES_KEPT);
    });
  }

  async remove(shelf: Shelf, id: string): Promise<boolean> {
    return (await countDeleted(deleteOwned(this.queries, TABLE, shelf).where('id', '=', id))) > 0;
  }
}
