import type { AccountOnEdition } from '#domain/access/reader.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { READING_PLACES_LIMIT, type ReadingPlace } from '#domain/tools/desk/reading-place.ts';
import type { HistoryStore } from './history-store.ts';
import type { ReadingPlaceStore } from './reading-place-store.ts';

/** A store of places and the histories of the same two accounts, `ada` and `bo`, with nothing else in them. */
export interface ReadingPlaceStoreUnderTest {
  readonly store: { readonly places: ReadingPlaceStore; readonly history: HistoryStore };
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString();

function place(document: string, minutes: number, rest: Partial<ReadingPlace> = {}): ReadingPlace {
  return { document, version: 1, anchor: 'p12', share: 0.25, at: at(minutes), ...rest };
}

/** What every store of places has to do, the same for each. */
export function describeReadingPlaceStore(name: string, open: () => Promise<ReadingPlaceStoreUnderTest>): void {
  describe(name, () => {
    let subject: ReadingPlaceStoreUnderTest;
    let places: ReadingPlaceStore;
    beforeEach(async () => {
      subject = await open();
      places = subject.store.places;
    });
    afterEach(() => subject.close());

    const list = async (owner = ADA, limit = 100) =>
      (await places.listPlaces(owner, limit)).map(({ document }) => document);

    test('keeps one place in each document, the latest first, for each account and edition by itself', async () => {
      expect(await places.keepPlace(ADA, place('a', 0))).toBe(true);
      await places.keepPlace(ADA, place('b', 1));
      const later = place('a', 2, { version: 3, anchor: 'b7', share: 0.5 });
      await places.keepPlace(ADA, later);
      expect(await places.findPlace(ADA, 'a')).toEqual(later);
      expect([await list(), await list(ADA, 1)]).toEqual([['a', 'b'], ['a']]);
      expect([await list(BO), await list(ELSEWHERE), await places.findPlace(BO, 'a')]).toEqual([[], [], undefined]);
    });

    test('forgets one place, and those that were left longest ago, of that edition alone', async () => {
      for (const document of ['d0', 'd5']) await places.keepPlace(ELSEWHERE, place(document, 0));
      for (let index = 0; index <= READING_PLACES_LIMIT; index += 1)
        await places.keepPlace(ADA, place(`d${index}`, index));
      await places.keepPlace(BO, place('d0', 0));
      const kept = await list(ADA, 1000);
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([READING_PLACES_LIMIT, `d${READING_PLACES_LIMIT}`, 'd1']);
      await places.forgetPlace(ADA, 'd5');
      await places.forgetPlace(ADA, 'd5');
      expect(await list(ADA, 1000)).not.toContain('d5');
      expect([await list(BO), await list(ELSEWHERE)]).toEqual([['d0'], ['d0', 'd5']]);
    });

    test('writes and says nothing while the account keeps no history (OP-85, OP-133)', async () => {
      const { history } = subject.store;
      await places.keepPlace(ADA, place('a', 0));
      await history.setKept('ada', false);
      expect(await places.keepPlace(ADA, place('a', 1, { anchor: 'p90' }))).toBe(false);
      expect(await places.keepPlace(ADA, place('b', 1))).toBe(false);
      expect([await list(), await places.findPlace(ADA, 'a')]).toEqual([[], undefined]);
      await history.setKept('ada', true);
      expect(await places.listPlaces(ADA, 9)).toEqual([place('a', 0)]);
    });

    test('goes with the history of its edition, and with its account', async () => {
      for (const owner of [ADA, ELSEWHERE, BO]) await places.keepPlace(owner, place('a', 0));
      await subject.store.history.clear(ADA);
      expect([await list(), await list(ELSEWHERE), await list(BO)]).toEqual([[], ['a'], ['a']]);
      await subject.deleteAccount('ada');
      expect([await list(ELSEWHERE), await list(BO)]).toEqual([[], ['a']]);
    });
  });
}
