import type { Kysely, Selectable, Transaction } from 'kysely';
import { READING_PLACES_LIMIT, type ReadingPlace } from '#domain/tools/desk/reading-place.ts';
import type { HistoryOwner } from '#server/ports/history-store.ts';
import type { ReadingPlaceStore } from '#server/ports/reading-place-store.ts';
import { changeAsOwner } from './change-as-owner.ts';
import { keepsHistory } from './keeps-history.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { ReadingPlaceTable } from '#server/adapters/sql/schema/reading-place-schema.ts';

/** Where accounts stopped reading, in either database. */
export class SqlReadingPlaceStore implements ReadingPlaceStore {
  readonly #queries: Kysely<PeopleSchema>;

  constructor(queries: Kysely<PeopleSchema>) {
    this.#queries = queries;
  }

  async listPlaces(owner: HistoryOwner, limit: number): Promise<ReadingPlace[]> {
    if (!(await keepsHistory(this.#queries, owner.account))) return [];
    return (await selectPlaces(this.#queries, owner).limit(limit).execute()).map(readPlace);
  }

  async findPlace(owner: HistoryOwner, document: string): Promise<ReadingPlace | undefined> {
    if (!(await keepsHistory(this.#queries, owner.account))) return undefined;
    const row = await selectPlaces(this.#queries, owner).where('document', '=', document).executeTakeFirst();
    return row && readPlace(row);
  }

  async keepPlace({ account, edition }: HistoryOwner, place: ReadingPlace): Promise<boolean> {
    return changeAsOwner(this.#queries, { kind: 'account', id: account }, async (change) => {
      if (!(await keepsHistory(change, account))) return false;
      const { document, ...rest } = place;
      await change
        .insertInto('reading_place')
        .values({ account, edition, document, ...rest })
        .onConflict((conflict) => conflict.columns(['account', 'edition', 'document']).doUpdateSet(rest))
        .execute();
      await forgetOldest(change, { account, edition });
      return true;
    });
  }

  async forgetPlace({ account, edition }: HistoryOwner, document: string): Promise<void> {
    await this.#queries
      .deleteFrom('reading_place')
      .where('account', '=', account)
      .where('edition', '=', edition)
      .where('document', '=', document)
      .execute();
  }
}

function selectPlaces(queries: Kysely<PeopleSchema>, { account, edition }: HistoryOwner) {
  return queries
    .selectFrom('reading_place')
    .selectAll()
    .where('account', '=', account)
    .where('edition', '=', edition)
    .orderBy('at', 'desc')
    .orderBy('document');
}

async function forgetOldest(change: Transaction<PeopleSchema>, owner: HistoryOwner): Promise<void> {
  const beyond = await selectPlaces(change, owner).offset(READING_PLACES_LIMIT).limit(1_000).execute();
  if (beyond.length === 0) return;
  await change
    .deleteFrom('reading_place')
    .where('account', '=', owner.account)
    .where('edition', '=', owner.edition)
    .where(
      'document',
      'in',
      beyond.map(({ document }) => document),
    )
    .execute();
}

function readPlace({ document, version, anchor, share, at }: Selectable<ReadingPlaceTable>): ReadingPlace {
  return { document, version, anchor, share, at };
}
