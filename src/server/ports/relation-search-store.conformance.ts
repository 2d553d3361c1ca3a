import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RELATION_SEARCHES_KEPT, type RelationSearch } from '#domain/tools/desk/relation-search.ts';
import type { RelationSearchStore } from './relation-search-store.ts';

/** A store of the questions of two accounts, `ada` and `bo`, with nothing in it. */
export interface RelationSearchStoreUnderTest {
  readonly store: RelationSearchStore;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA = { account: 'ada', edition: 'KA' } as const;
const ELSEWHERE = { account: 'ada', edition: 'KIPL' } as const;
const BO = { account: 'bo', edition: 'KA' } as const;

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString();
const person = (name: string) => ({ name, relType: 0 as const, slug: name });
const ask = (one: string, ...others: string[]): RelationSearch => ({
  relationshipOne: person(one),
  relationshipTwo: others.map(person),
  relationshipTypeSelection: [],
});

/** What every store of questions of the relationship indicator has to do, the same for each. */
export function describeRelationSearchStore(name: string, open: () => Promise<RelationSearchStoreUnderTest>): void {
  describe(name, () => {
    let subject: RelationSearchStoreUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    const asked = async (shelf: Parameters<RelationSearchStore['list']>[0] = ADA) =>
      (await subject.store.list(shelf)).map(({ relationshipOne }) => relationshipOne.name);

    test('lists the questions of an account on an edition, the newest first, as they were asked', async () => {
      await subject.store.save(ADA, ask('solheim', 'ferran'), at(0));
      await subject.store.save(ADA, ask('achterberg'), at(1));
      expect(await subject.store.list(ADA)).toMatchObject([
        { ...ask('achterberg'), addedDate: at(1) },
        { ...ask('solheim', 'ferran'), addedDate: at(0) },
      ]);
      expect([await asked(ELSEWHERE), await asked(BO)]).toEqual([[], []]);
    });

    test('moves a question up that was asked before, in whatever order its partners stood', async () => {
      await subject.store.save(ADA, ask('solheim', 'ferran', 'osei'), at(0));
      const [first] = await subject.store.list(ADA);
      await subject.store.save(ADA, ask('achterberg'), at(1));
      await subject.store.save(ADA, ask('solheim', 'osei', 'ferran'), at(2));
      expect(await asked()).toEqual(['solheim', 'achterberg']);
      expect((await subject.store.list(ADA))[0]).toMatchObject({ id: first!.id, addedDate: at(2) });
    });

    test('keeps the newest alone, of each account by itself', async () => {
      await subject.store.save(BO, ask('of bo'), at(0));
      for (let index = 0; index <= RELATION_SEARCHES_KEPT; index += 1) {
        await subject.store.save(ADA, ask(`p${index}`), at(index));
      }
      const kept = await asked();
      expect([kept.length, kept[0], kept.at(-1)]).toEqual([RELATION_SEARCHES_KEPT, `p${RELATION_SEARCHES_KEPT}`, 'p1']);
      expect(await asked(BO)).toEqual(['of bo']);
    });

    test('deletes a question of its own account and edition, and no other', async () => {
      await subject.store.save(ADA, ask('solheim'), at(0));
      const { id } = (await subject.store.list(ADA))[0]!;
      const remove = (shelf: typeof ADA | typeof BO | typeof ELSEWHERE) => subject.store.remove(shelf, id, at(9));
      expect([await remove(BO), await remove(ELSEWHERE)]).toEqual([false, false]);
      expect(await asked()).toEqual(['solheim']);
      expect([await remove(ADA), await remove(ADA)]).toEqual([true, false]);
      expect(await asked()).toEqual([]);
    });

    test('forgets what an account asked with the account', async () => {
      for (const shelf of [ADA, ELSEWHERE, BO]) await subject.store.save(shelf, ask('solheim'), at(0));
      await subject.deleteAccount('ada');
      expect([await asked(ADA), await asked(ELSEWHERE), await asked(BO)]).toEqual([[], [], ['solheim']]);
    });
  });
}
