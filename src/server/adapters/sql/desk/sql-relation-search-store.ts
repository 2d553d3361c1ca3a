import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  keyOfRelationSearch,
  RELATION_SEARCHES_KEPT,
  type RelationSearch,
} from '#domain/tools/desk/relation-search.ts';
import type { KeptRelationSearch, RelationSearchStore } from '#server/ports/relation-search-store.ts';
import { changeAsOwner } from './change-as-owner.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';

type Shelf = Parameters<RelationSearchStore['list']>[0];

/** The questions of the relationship indicator that accounts asked last, in either database. */
export class SqlRelationSearchStore implements RelationSearchStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async list(shelf: Shelf): Promise<KeptRelationSearch[]> {
    const rows = await ofShelf(this.#queries, shelf).orderBy('place', 'desc').limit(RELATION_SEARCHES_KEPT).execute();
    return rows.map(({ id, question_json: json, made_at: addedDate }) => ({
      ...(JSON.parse(json) as RelationSearch),
      id,
      addedDate,
    }));
  }

  async save({ account, edition }: Shelf, search: RelationSearch, at: string): Promise<void> {
    await changeAsOwner(this.#queries, { kind: 'account', id: account }, async (change) => {
      const key = keyOfRelationSearch(search);
      const before = await ofShelf(change, { account, edition }).where('question_key', '=', key).executeTakeFirst();
      if (before) await change.deleteFrom('relation_search').where('place', '=', before.place).execute();
      await change
        .insertInto('relation_search')
        .values({
          id: before?.id ?? randomBytes(12).toString('base64url'),
          account,
          edition,
          question_key: key,
          question_json: JSON.stringify(search),
          made_at: at,
        })
        .execute();
      const kept = await ofShelf(change, { account, edition }).orderBy('place', 'desc').execute();
      const oldest = kept.slice(RELATION_SEARCHES_KEPT).map(({ place }) => place);
      if (oldest.length > 0) await change.deleteFrom('relation_search').where('place', 'in', oldest).execute();
    });
  }

  async remove({ account, edition }: Shelf, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#queries
      .deleteFrom('relation_search')
      .where('account', '=', account)
      .where('edition', '=', edition)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}

function ofShelf(queries: Kysely<PeopleSchema>, { account, edition }: Shelf) {
  return queries
    .selectFrom('relation_search')
    .selectAll()
    .where('account', '=', account)
    .where('edition', '=', edition);
}
