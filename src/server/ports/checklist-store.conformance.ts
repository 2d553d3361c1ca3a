import type { AccountOnEdition } from '#domain/access/reader.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tick } from '#domain/tools/desk/checklist.ts';
import type { ChecklistStore } from './checklist-store.ts';

/** A store with the accounts `ada` and `bo` and nothing else. */
export interface ChecklistStoreUnderTest {
  readonly store: ChecklistStore;
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };

const tick = (document: string, item: string, minute = 0): Tick => ({
  document,
  item,
  words: `Words of ${item}`,
  at: new Date(Date.UTC(2026, 0, 5, 9, minute)).toISOString(),
});

/** What every store of checklists has to do, the same for each. */
export function describeChecklistStore(name: string, open: () => Promise<ChecklistStoreUnderTest>): void {
  describe(name, () => {
    let subject: ChecklistStoreUnderTest;
    let store: ChecklistStore;
    beforeEach(async () => {
      subject = await open();
      store = subject.store;
    });
    afterEach(() => subject.close());

    const items = async (owner = ADA, document = 'a') =>
      (await store.listTicks(owner, document)).map(({ item }) => item).toSorted();
    const add = (ticks: readonly Tick[], owner = ADA, cleared: readonly string[] = []) =>
      store.changeTicks(owner, ticks[0]?.document ?? 'a', { ticked: ticks, cleared });

    test('keeps what is ticked for each account, edition and document by itself', async () => {
      await add([tick('a', 'one'), tick('a', 'two')]);
      await add([tick('b', 'one')]);
      await add([tick('a', 'three')], BO);
      expect([await items(), await items(ADA, 'b'), await items(BO), await items(ELSEWHERE)]).toEqual([
        ['one', 'two'],
        ['one'],
        ['three'],
        [],
      ]);
    });

    test('adds and takes away in one step, and a tick that is there keeps its time', async () => {
      await add([tick('a', 'one', 0), tick('a', 'two', 0)]);
      await add([tick('a', 'one', 9), tick('a', 'three', 9)], ADA, ['two', 'never']);
      const kept = await store.listTicks(ADA, 'a');
      expect(kept.toSorted((a, b) => a.item.localeCompare(b.item))).toEqual([
        tick('a', 'one', 0),
        tick('a', 'three', 9),
      ]);
    });

    test('takes nothing away from another edition, account or document', async () => {
      for (const owner of [ADA, BO, ELSEWHERE]) await add([tick('a', 'one')], owner);
      await add([tick('b', 'one')]);
      await store.changeTicks(ADA, 'a', { ticked: [], cleared: ['one'] });
      expect(await items()).toEqual([]);
      expect([await items(BO), await items(ELSEWHERE), await items(ADA, 'b')]).toEqual([['one'], ['one'], ['one']]);
    });

    test('lists what was begun, the latest first, and not what was cleared whole', async () => {
      await add([tick('a', 'one', 5)]);
      await add([tick('b', 'one', 1), tick('b', 'two', 9)]);
      await add([tick('c', 'one', 7)]);
      await store.changeTicks(ADA, 'c', { ticked: [], cleared: ['one'] });
      const begun = await store.listBegun(ADA, 9);
      expect(begun.map(({ document }) => document)).toEqual(['b', 'a']);
      expect(begun[0]?.at).toBe(tick('b', 'two', 9).at);
      expect(await store.listBegun(ADA, 1)).toHaveLength(1);
      expect(await store.listBegun(BO, 9)).toEqual([]);
    });

    test('goes with its account', async () => {
      await add([tick('a', 'one')]);
      await add([tick('a', 'one')], BO);
      await subject.deleteAccount('ada');
      expect([await items(), await items(BO)]).toEqual([[], ['one']]);
    });
  });
}
