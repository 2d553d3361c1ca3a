import {
  keyOfRelationSearch,
  nameRelationSearch,
  RELATION_SEARCHES_KEPT,
  type RelationSearch,
} from '#domain/tools/desk/relation-search.ts';
import type { KeptRelationSearch, RelationSearchStore } from '#server/ports/relation-search-store.ts';
import { createId, OwnedRows } from './owned-rows.ts';
import { OwnedTable } from './owned-table.ts';
import { discard, type GiveBack } from './trash-table.ts';

type Asked = Pick<KeptRelationSearch, 'id' | 'addedDate'> & { readonly search: RelationSearch };

const ASKED = new OwnedTable<'relation_search', Asked>('relation_search', {
  fields: {
    id: 'id',
    addedDate: 'made_at',
    search: {
      read: ({ question_json: json }) => JSON.parse(json) as RelationSearch,
      write: (search) => ({ question_key: keyOfRelationSearch(search), question_json: JSON.stringify(search) }),
    },
  },
  order: 'place DESC',
  most: [RELATION_SEARCHES_KEPT, 'id'],
});

/** Last questions of the relationship indicator, in either database. Held by relation-search-store.conformance.ts. */
export class SqlRelationSearchStore extends OwnedRows implements RelationSearchStore {
  readonly list: RelationSearchStore['list'] = async (shelf) => {
    const asked = await ASKED.list(this.queries, shelf, {}, RELATION_SEARCHES_KEPT);
    return asked.map(({ search, ...kept }) => ({ ...search, ...kept }));
  };

  readonly save: RelationSearchStore['save'] = async (shelf, search, at) => {
    await this.change(shelf, async (change) => {
      const same = { question_key: keyOfRelationSearch(search) };
      const before = await ASKED.find(change, shelf, same);
      await ASKED.remove(change, shelf, same);
      await ASKED.add(change, shelf, [{ id: before?.id ?? createId(), addedDate: at, search }]);
    });
  };

  readonly remove: RelationSearchStore['remove'] = (shelf, id, at) =>
    this.change(shelf, async (change) => {
      const asked = await ASKED.find(change, shelf, { id });
      const title = asked ? nameRelationSearch(asked.search) : '';
      const rows = (await ASKED.take(change, shelf, { id })).map((row) => ({ ...row, title }));
      await discard(change, 'question', rows, at);
      return rows.length > 0;
    });
}

/** To its place among the others; the same that was asked since stands for both. */
export const giveBackQuestion: GiveBack = async (change, owner, { title: _title, ...row }) => {
  if (await ASKED.find(change, owner, { question_key: String(row['question_key']) })) return 'restored';
  if ((await ASKED.count(change, owner)) >= RELATION_SEARCHES_KEPT) return 'too-many-questions';
  await ASKED.giveBack(change, owner, row);
  return 'restored';
};
