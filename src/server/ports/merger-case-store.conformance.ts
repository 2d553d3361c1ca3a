import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CASE_LIMITS } from '#domain/tools/desk/merger-case.ts';
import type { MergerCaseDraft, MergerCaseStore } from './merger-case-store.ts';
import type { TrashStore } from './trash-store.ts';

/** A store of the mergers of two accounts, `ada` and `bo`, and their trash, with nothing in them. */
export interface MergerCaseStoreUnderTest {
  readonly store: { readonly cases: MergerCaseStore; readonly trash: TrashStore };
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA = { account: 'ada', edition: 'KCL' } as const;
const ELSEWHERE = { account: 'ada', edition: 'KA' } as const;
const BO = { account: 'bo', edition: 'KCL' } as const;

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString();
const draft = (name: string, world = 5): MergerCaseDraft => ({
  name,
  deal: {
    Day: '2026-11-27',
    Places: ['EU', 'DE'],
    Parties: [{ Name: 'Quay', Role: 'target', Currency: 'EUR', Turnover: { World: world, DE: null } }],
  },
});

/** What every store of mergers has to do, the same for each (OP-178). */
// Long because: each test is a few lines on one promise.
export function describeMergerCaseStore(name: string, open: () => Promise<MergerCaseStoreUnderTest>): void {
  describe(name, () => {
    let subject: MergerCaseStoreUnderTest;
    let cases: MergerCaseStore;
    beforeEach(async () => {
      subject = await open();
      ({ cases } = subject.store);
    });
    afterEach(() => subject.close());

    const keep = async (title: string, minute = 0, owner: typeof ADA | typeof BO | typeof ELSEWHERE = ADA) =>
      (await cases.create(owner, draft(title), at(minute)))!.id;
    const names = async (owner: typeof ADA | typeof BO | typeof ELSEWHERE = ADA) =>
      (await cases.list(owner)).map((one) => one.name);

    test('keeps mergers with their figures, the last changed first, of each account and edition by itself', async () => {
      const first = await keep('Crane', 1);
      await keep('Ferry', 2);
      expect(await cases.find(ADA, first)).toEqual({
        ...draft('Crane'),
        id: first,
        createdAt: at(1),
        changedAt: at(1),
        shareToken: null,
      });
      expect(await names()).toEqual(['Ferry', 'Crane']);
      expect(await cases.update(ADA, first, draft('Crane II', 9), at(3))).toMatchObject({
        ...draft('Crane II', 9),
        changedAt: at(3),
      });
      // Whoever knows it as it was before writes over nothing.
      expect(await cases.update(ADA, first, draft('Crane', 1), at(3), at(1))).toBe('changed');
      expect(await cases.update(ADA, first, draft('Crane II', 9), at(3), at(3))).toMatchObject(draft('Crane II', 9));
      expect(await names()).toEqual(['Crane II', 'Ferry']);
      expect([await names(ELSEWHERE), await names(BO)]).toEqual([[], []]);
      for (const other of [BO, ELSEWHERE]) {
        expect(await cases.find(other, first)).toBeUndefined();
        expect(await cases.update(other, first, draft('Mine'), at(4))).toBeUndefined();
        expect(await cases.share(other, first, true)).toBeUndefined();
        expect(await cases.remove(other, first, at(4))).toBe(false);
      }
      expect(await names()).toEqual(['Crane II', 'Ferry']);
    });

    test('keeps no more than so many, and takes none back beyond them', async () => {
      const first = await keep('first');
      for (let index = 1; index < CASE_LIMITS.cases; index += 1) await keep(`case ${index}`, index);
      expect(await cases.create(ADA, draft('one more'), at(200))).toBeUndefined();
      await cases.remove(ADA, first, at(201));
      expect(await cases.create(ADA, draft('one more'), at(202))).toBeDefined();
      expect(await subject.store.trash.restore(ADA, [first], at(203))).toEqual(['too-many-cases']);
    });

    test('opens one to others by a token until that is ended, on its own edition', async () => {
      const id = await keep('Crane');
      const token = (await cases.share(ADA, id, true))?.shareToken ?? '';
      expect(token.length).toBeGreaterThanOrEqual(32);
      expect((await cases.share(ADA, id, true))?.shareToken).toBe(token);
      await cases.update(ADA, id, draft('Crane', 7), at(1));
      expect(await cases.findShared('KCL', token)).toMatchObject(draft('Crane', 7));
      expect(await cases.findShared('KA', token)).toBeUndefined();
      expect((await cases.share(ADA, id, false))?.shareToken).toBeNull();
      expect(await cases.findShared('KCL', token)).toBeUndefined();
      expect((await cases.share(ADA, id, true))?.shareToken).not.toBe(token);
    });

    test('OP-184: moves one to the trash, where it is shared no more, and back for its reader alone', async () => {
      const id = await keep('Crane', 1);
      const token = (await cases.share(ADA, id, true))?.shareToken ?? '';
      expect([await cases.remove(ADA, id, at(2)), await cases.remove(ADA, id, at(2))]).toEqual([true, false]);
      expect(await subject.store.trash.listTrash(ADA)).toMatchObject([{ id, kind: 'case', title: 'Crane' }]);
      expect([await names(), await cases.findShared('KCL', token)]).toEqual([[], undefined]);
      expect(await subject.store.trash.restore(ADA, [id], at(3))).toEqual(['restored']);
      expect(await cases.find(ADA, id)).toMatchObject({ ...draft('Crane'), changedAt: at(1), shareToken: null });
      expect(await cases.findShared('KCL', token)).toBeUndefined();
    });

    test('forgets the mergers of an account with it', async () => {
      for (const owner of [ADA, ELSEWHERE, BO]) await keep('Crane', 0, owner);
      await subject.deleteAccount('ada');
      expect([await names(ADA), await names(ELSEWHERE), await names(BO)]).toEqual([[], [], ['Crane']]);
    });
  });
}
