import type { Kysely, Selectable } from 'kysely';
import { READING_PLACES_LIMIT, type ReadingPlace } from '#domain/tools/desk/reading-place.ts';
import type { HistoryOwner } from '#server/ports/history-store.ts';
import type { ReadingPlaceStore } from '#server/ports/reading-place-store.ts';
import { deleteOwned, isKept, OwnedRows, selectOwned } from './owned-rows.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import type { ReadingPlaceTable } from '#server/adapters/sql/schema/reading-place-schema.ts';

/** Where accounts stopped reading, in either database. Held by reading-place-store.conformance.ts. */
export class SqlReadingPlaceStore extends OwnedRows implements ReadingPlaceStore {
  async listPlaces(owner: HistoryOwner, limit: number): Promise<ReadingPlace[]> {
    if (!(await isKept(this.queries, 'history_setting', owner.account))) return [];
    return (await selectPlaces(this.queries, owner).limit(limit).execute()).map(readPlace);
  }

  async findPlace(owner: HistoryOwner, document: string): Promise<ReadingPlace | undefined> {
    if (!(await isKept(this.queries, 'history_setting', owner.account))) return undefined;
    const row = await selectPlaces(this.queries, owner).where('document', '=', document).executeTakeFirst();
    return row && readPlace(row);
  }

  async keepPlace({ account, edition }: HistoryOwner, place: ReadingPlace): Promise<boolean> {
    return this.change(account, async (change) => {
      if (!(await isKept(change, 'history_setting', account))) return false;
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

  async forgetPlace(owner: HistoryOwner, document: string): Promise<void> {
    await deleteOwned(this.queries, 'reading_place', owner).where('document', '=', document).execute();
  }
}

function selectPlaces(queries: Kysely<PeopleSchema>, owner: HistoryOwner) {
  return selectOwned(queries, 'reading_place', owner).orderBy('at', 'desc').orderBy('document');
}

async function forgetOldest(change: Kysely<PeopleSchema>, owner: HistoryOwner): Promise<void> {
  const beyond = await selectPlaces(change, owner).offset(READING_PLACES_LIMIT).limit(1_000).execute();
  const documents = beyond.map(({ document }) => document);
  if (documents.length > 0)
    await deleteOwned(change, 'reading_place', owner).where('document', 'in', documents).execute();
}

function readPlace({ document, version, anchor, share, at }: Selectable<ReadingPlaceTable>): ReadingPlace {
  return { document, version, anchor, share, at };
}
