import type { AccountOnEdition } from '#domain/access/reader.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HISTORY_LIMIT } from '#domain/tools/desk/history-entry.ts';
import type { HistoryStore } from './history-store.ts';

/** A store with two accounts, `ada` and `bo`, and nothing else in it. */
export interface HistoryStoreUnderTest {
  readonly store: HistoryStore;
  connect(): Promise<HistoryStore>;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };

const item = (target: string) => ({ target, url: `/document/${target}`, title: `On ${target}`, type: 'Award' });
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString();

/** What every store of histories has to do, the same for each. */
export function describeHistoryStore(name: string, open: () => Promise<HistoryStoreUnderTest>): void {
  describe(name, () => {
    let subject: HistoryStoreUnderTest;
    let store: HistoryStore;
    beforeEach(async () => {
      subject = await open();
      store = subject.store;
    });
    afterEach(() => subject.close());

    const list = async (owner = ADA) => (await store.listEntries(owner)).map(({ target }) => target);

    test('keeps what was opened, the newest first, with all it says (TL-014, TL-016)', async () => {
      const first = await store.noteVisit(ADA, item('a'), at(0));
      const second = await store.noteVisit(ADA, item('b'), at(1));
      expect(await store.listEntries(ADA)).toEqual([second, first]);
      expect(first).toEqual({ ...item('a'), id: expect.any(String), edition: 'KA', visitedAt: at(0) });
      expect(first?.id).not.toBe(second?.id);
    });

    test('enters an item once in an hour, on each edition by itself (OP-133)', async () => {
      await store.noteVisit(ADA, item('a'), at(0));
      expect(await store.noteVisit(ADA, item('a'), at(59))).toBeUndefined();
      await store.noteVisit(ELSEWHERE, item('a'), at(59));
      expect(await store.noteVisit(ADA, item('a'), at(60))).toMatchObject({ visitedAt: at(60) });
      expect([await list(), await list(ELSEWHERE)]).toEqual([['a', 'a'], ['a']]);
    });

    test('keeps the hundred latest of an account on each edition (OP-85)', async () => {
      await store.noteVisit(ELSEWHERE, item('own'), at(0));
      for (let index = 0; index <= HISTORY_LIMIT; index += 1) await store.noteVisit(ADA, item(`d${index}`), at(index));
      await store.noteVisit(BO, item('own'), at(0));
      const kept = await list();
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([HISTORY_LIMIT, `d${HISTORY_LIMIT}`, 'd1']);
      expect([await list(BO), await list(ELSEWHERE)]).toEqual([['own'], ['own']]);
    });

    test('writes nothing while an account keeps no history, and what was there stays (OP-133)', async () => {
      await store.noteVisit(ADA, item('a'), at(0));
      expect(await store.isKept('ada')).toBe(true);
      await store.setKept('ada', false);
      expect([await store.isKept('ada'), await store.isKept('bo')]).toEqual([false, true]);
      expect(await store.noteVisit(ADA, item('b'), at(1))).toBeUndefined();
      expect(await store.noteVisit(ELSEWHERE, item('b'), at(1))).toBeUndefined();
      expect([await list(), await list(ELSEWHERE)]).toEqual([['a'], []]);
      await store.setKept('ada', true);
      await store.noteVisit(ADA, item('b'), at(2));
      expect(await list()).toEqual(['b', 'a']);
    });

    test('is cleared by the edition, and goes with its account', async () => {
      for (const owner of [ADA, ELSEWHERE, BO]) await store.noteVisit(owner, item('a'), at(0));
      expect([await store.clear(ADA), await store.clear(ADA)]).toEqual([1, 0]);
      expect([await list(), await list(ELSEWHERE), await list(BO)]).toEqual([[], ['a'], ['a']]);
      await subject.deleteAccount('ada');
      expect([await list(ELSEWHERE), await list(BO)]).toEqual([[], ['a']]);
    });

    test('enters a visit once that several devices make at once', async () => {
      const stores = await Promise.all([1, 2, 3].map(() => subject.connect()));
      await Promise.all(stores.map((one) => one.noteVisit(ADA, item('a'), at(0))));
      expect(await list()).toEqual(['a']);
    });
  });
}
