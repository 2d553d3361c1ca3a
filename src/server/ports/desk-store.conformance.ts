import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LATEST_SEARCHES_KEPT, type LatestSearch } from '#domain/tools/desk/latest-search.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import type { DeskOwner, DeskStore } from './desk-store.ts';

/** A store with two accounts, `ada` and `bo`, and nothing else in it. */
export interface DeskStoreUnderTest {
  readonly store: DeskStore;
  /** The same store over a connection of its own, as another server has it. */
  connect(): Promise<DeskStore>;
  /** Takes an account out with all that is its own. */
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: DeskOwner = { kind: 'account', id: 'ada' };
const BO: DeskOwner = { kind: 'account', id: 'bo' };
const VISIT: DeskOwner = { kind: 'session', id: 'visit' };
const OTHER_VISIT: DeskOwner = { kind: 'session', id: 'other-visit' };

function about(word: string, edition: LatestSearch['edition'] = 'KA'): LatestSearch {
  const filters = [{ id: 'jurisdiction', filterItems: ['France'] }];
  const search = readSearchBody({ edition, endpoint: 'documentSearch' }, { q: word, filters });
  return { edition, title: word, url: `/search?q=${word}`, search, topics: [`Topic > ${word}`], countries: ['France'] };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString();

/** What every desk store has to do, the same for each. */
export function describeDeskStore(name: string, open: () => Promise<DeskStoreUnderTest>): void {
  describe(name, () => {
    let subject: DeskStoreUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const connectAll = () => Promise.all([1, 2, 3, 4].map(() => subject.connect()));
    const titles = async (owner: DeskOwner, edition: LatestSearch['edition'] = 'KA') =>
      (await subject.store.listLatestSearches(owner, edition)).map(({ title }) => title);

    test('keeps a search with all it says, and lists the newest first', async () => {
      const first = await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      await subject.store.saveLatestSearch(ADA, about('consent'), at(2));
      expect(first).toMatchObject({ ...about('seat'), addedDate: at(1) });
      expect(await titles(ADA)).toEqual(['consent', 'seat']);
      expect((await subject.store.listLatestSearches(ADA, 'KA'))[1]).toEqual(first);
    });

    test('lists each edition and each owner apart, even where their ids are the same', async () => {
      const namesake: DeskOwner = { kind: 'session', id: 'ada' };
      await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      await subject.store.saveLatestSearch(ADA, about('mark', 'KIPL'), at(2));
      await subject.store.saveLatestSearch(VISIT, about('costs'), at(3));
      expect(await titles(ADA)).toEqual(['seat']);
      expect(await titles(ADA, 'KIPL')).toEqual(['mark']);
      expect(await titles(VISIT)).toEqual(['costs']);
      expect(await titles(BO)).toEqual([]);
      expect(await titles(namesake)).toEqual([]);
      expect(await subject.store.countLatestSearches(ADA)).toBe(2);
    });

    test('moves an equal search up and keeps its id', async () => {
      const first = await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      await subject.store.saveLatestSearch(ADA, about('consent'), at(2));
      const paged = { ...about('seat'), url: '/search?q=seat&start=10' };
      expect(await subject.store.saveLatestSearch(ADA, paged, at(3))).toMatchObject({ id: first.id, addedDate: at(3) });
      expect(await titles(ADA)).toEqual(['seat', 'consent']);
    });

    test('keeps the latest of those made within one instant on top', async () => {
      for (const word of ['one', 'two', 'three']) await subject.store.saveLatestSearch(ADA, about(word), at(1));
      expect(await titles(ADA)).toEqual(['three', 'two', 'one']);
    });

    test('lets the oldest give way', async () => {
      for (let index = 0; index <= LATEST_SEARCHES_KEPT; index += 1) {
        await subject.store.saveLatestSearch(ADA, about(`w${index}`), at(index));
      }
      const kept = await titles(ADA);
      expect(kept).toHaveLength(LATEST_SEARCHES_KEPT);
      expect(kept).not.toContain('w0');
    });

    test('loses none of the searches that are made at once', async () => {
      const words = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(words.map((word, index) => subject.store.saveLatestSearch(ADA, about(word), at(index))));
      expect((await titles(ADA)).sort()).toEqual(words);
    });

    test('keeps an address that is none of a search, and a search that it cannot read, as they are', async () => {
      const address = { ...about('cases'), url: '/cases?start=10', search: null };
      const stored = '{"version":99,"seat":true}';
      const later = { ...about('seat'), search: { version: null, reason: 'of a later release', stored } };
      await subject.store.saveLatestSearch(ADA, address, at(1));
      await subject.store.saveLatestSearch(ADA, later, at(2));
      await subject.store.saveLatestSearch(ADA, { ...address, url: '/cases' }, at(3));
      expect(await subject.store.listLatestSearches(ADA, 'KA')).toMatchObject([
        { url: '/cases', search: null },
        { url: '/search?q=seat', search: { version: null, stored } },
      ]);
    });

    test('keeps the twenty latest of those made at once by several servers, each once', async () => {
      const stores = await connectAll();
      const made = Array.from({ length: 60 }, (_, index) => `w${index % 30}`);
      await Promise.all(
        made.map((word, index) => stores[index % stores.length]!.saveLatestSearch(ADA, about(word), at(index))),
      );
      const kept = await titles(ADA);
      expect(kept).toHaveLength(LATEST_SEARCHES_KEPT);
      expect(new Set(kept).size).toBe(LATEST_SEARCHES_KEPT);
    });

    test('carries a visit over once, however many servers are asked to', async () => {
      const stores = await connectAll();
      for (const word of ['seat', 'consent']) await subject.store.saveLatestSearch(VISIT, about(word), at(1));
      const asked = stores.flatMap((store, index) => [
        store.carryOver('visit', 'ada'),
        store.saveLatestSearch(ADA, about(`own${index}`), at(2)).then(() => 0),
      ]);
      const carried = await Promise.all(asked);
      expect(carried.filter((count) => count > 0)).toEqual([2]);
      expect((await titles(ADA)).sort()).toEqual(['consent', 'own0', 'own1', 'own2', 'own3', 'seat']);
    });

    test('deletes what is the owner’s and nothing of anybody else’s', async () => {
      const { id } = await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      expect(await subject.store.deleteLatestSearch(BO, id, at(9))).toBe(false);
      expect(await subject.store.deleteLatestSearch({ kind: 'session', id: 'ada' }, id, at(9))).toBe(false);
      expect(await subject.store.deleteLatestSearch(ADA, 'unknown', at(9))).toBe(false);
      expect(await titles(ADA)).toEqual(['seat']);
      expect(await subject.store.deleteLatestSearch(ADA, id, at(9))).toBe(true);
      expect(await titles(ADA)).toEqual([]);
    });

    test('carries a visit over to an account: equal searches become one, and the visit has nothing left', async () => {
      await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      await subject.store.saveLatestSearch(ADA, about('consent'), at(2));
      await subject.store.saveLatestSearch(VISIT, about('seat'), at(3));
      await subject.store.saveLatestSearch(VISIT, about('mark', 'KIPL'), at(4));
      await subject.store.saveLatestSearch(OTHER_VISIT, about('costs'), at(5));
      expect(await subject.store.carryOver('visit', 'ada')).toBe(2);
      expect(await titles(ADA)).toEqual(['seat', 'consent']);
      expect(await titles(ADA, 'KIPL')).toEqual(['mark']);
      expect(await subject.store.countLatestSearches(VISIT)).toBe(0);
      expect(await titles(OTHER_VISIT)).toEqual(['costs']);
      expect(await subject.store.carryOver('visit', 'ada')).toBe(0);
      expect(await subject.store.countLatestSearches(ADA)).toBe(3);
    });

    test('keeps the twenty latest of account and visit together', async () => {
      for (let index = 0; index < LATEST_SEARCHES_KEPT; index += 1) {
        await subject.store.saveLatestSearch(ADA, about(`own${index}`), at(index * 2));
        await subject.store.saveLatestSearch(VISIT, about(`visit${index}`), at(index * 2 + 1));
      }
      await subject.store.carryOver('visit', 'ada');
      const kept = await titles(ADA);
      expect(kept).toHaveLength(LATEST_SEARCHES_KEPT);
      expect(kept.slice(0, 3)).toEqual(['visit19', 'own19', 'visit18']);
    });

    test('forgets a visit when it is told to, and old ones by their age, but never an account’s searches', async () => {
      await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      await subject.store.saveLatestSearch(VISIT, about('old'), at(1));
      await subject.store.saveLatestSearch(OTHER_VISIT, about('new'), at(9));
      await subject.store.forgetVisits(at(5));
      expect(await titles(VISIT)).toEqual([]);
      expect(await titles(OTHER_VISIT)).toEqual(['new']);
      expect(await subject.store.deleteVisit('other-visit')).toBe(1);
      expect(await titles(OTHER_VISIT)).toEqual([]);
      expect(await subject.store.deleteVisit('ada')).toBe(0);
      expect(await titles(ADA)).toEqual(['seat']);
    });

    test('loses the searches of an account with the account', async () => {
      await subject.store.saveLatestSearch(ADA, about('seat'), at(1));
      await subject.store.saveLatestSearch(BO, about('consent'), at(1));
      await subject.deleteAccount('ada');
      expect(await subject.store.countLatestSearches(ADA)).toBe(0);
      expect(await titles(BO)).toEqual(['consent']);
    });
  });
}
