import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountOnEdition } from '#domain/access/reader.ts';
import { COMPARISON_NOTES_LIMIT } from '#domain/tools/desk/comparison-note.ts';
import type { ComparisonNoteStore, NoteDraft } from './comparison-note-store.ts';
import type { TrashStore } from './trash-store.ts';

/** Stores with the accounts `ada` and `bo` and nothing else. */
export interface ComparisonNoteStoreUnderTest {
  readonly store: { readonly notes: ComparisonNoteStore; readonly trash: TrashStore };
  deleteAccount(id: string): Promise<void>;
  close(): Promise<void>;
}

const ADA: AccountOnEdition = { account: 'ada', edition: 'KA' };
const BO: AccountOnEdition = { account: 'bo', edition: 'KA' };
const ELSEWHERE: AccountOnEdition = { account: 'ada', edition: 'KIPL' };
const AT = '2026-11-29T09:00:00.000Z';
const LATER = '2026-11-29T10:00:00.000Z';

const draft = (note: string, more: Partial<NoteDraft> = {}): NoteDraft => ({
  product: 'leases',
  topic: 'rent',
  title: 'Leases of quays: Rent',
  note,
  at: AT,
  ...more,
});

/** What every store of notes in comparisons has to do, the same for each. */
// Long because: it has a test for each promise.
export function describeComparisonNoteStore(name: string, open: () => Promise<ComparisonNoteStoreUnderTest>): void {
  describe(name, () => {
    let subject: ComparisonNoteStoreUnderTest;
    let notes: ComparisonNoteStore;
    let trash: TrashStore;
    beforeEach(async () => {
      subject = await open();
      ({ notes, trash } = subject.store);
    });
    afterEach(() => subject.close());

    const read = async (owner = ADA, product = 'leases') =>
      Object.fromEntries((await notes.listNotes(owner, product)).map(({ topic, note }) => [topic, note]));

    test('keeps one note for each account, edition, product and topic, with its title and time', async () => {
      expect(await notes.setNote(ADA, draft('Ask the harbour master'), '')).toEqual({
        note: 'Ask the harbour master',
        trash: null,
      });
      await notes.setNote(ADA, draft('On form', { topic: 'form' }), '');
      await notes.setNote(ADA, draft('Elsewhere', { product: 'seats' }), '');
      await notes.setNote(BO, draft('Of Bo'), '');
      expect(await read()).toEqual({ rent: 'Ask the harbour master', form: 'On form' });
      expect([await read(BO), await read(ELSEWHERE), await read(ADA, 'seats')]).toEqual([
        { rent: 'Of Bo' },
        {},
        { rent: 'Elsewhere' },
      ]);
      const [kept] = await notes.listNotes(BO, 'leases');
      expect(kept).toEqual({ id: expect.any(String), ...draft('Of Bo') });
    });

    test('writes over what the writer knew, and over nothing else', async () => {
      await notes.setNote(ADA, draft('First'), '');
      expect(await notes.setNote(ADA, draft('Second', { at: LATER }), 'First')).toEqual({
        note: 'Second',
        trash: null,
      });
      expect(await notes.setNote(ADA, draft('Third'), 'First')).toEqual({ note: 'Second', trash: null });
      expect(await notes.setNote(ADA, draft('Third'), '')).toEqual({ note: 'Second', trash: null });
      expect(await notes.setNote(ADA, draft(''), 'First')).toEqual({ note: 'Second', trash: null });
      expect(await notes.listNotes(ADA, 'leases')).toMatchObject([{ note: 'Second', at: LATER }]);
      expect(await notes.setNote(ADA, draft('', { topic: 'none' }), 'Gone')).toEqual({ note: '', trash: null });
    });

    test('keeps the first of two that are written at once, and tells the other', async () => {
      const outcomes = await Promise.all(['One', 'Two', 'Three'].map((note) => notes.setNote(ADA, draft(note), '')));
      const kept = (await read())['rent'];
      expect(['One', 'Two', 'Three']).toContain(kept);
      expect(outcomes).toEqual([kept, kept, kept].map((note) => ({ note, trash: null })));
    });

    test('lets what was taken away lie in the trash, and come back unless another note is there', async () => {
      await notes.setNote(ADA, draft('First'), '');
      const taken = await notes.setNote(ADA, draft('', { at: LATER }), 'First');
      const id = typeof taken === 'string' ? '' : (taken.trash ?? '');
      expect(await read()).toEqual({});
      expect(await trash.listTrash(ADA)).toEqual([
        {
          id,
          kind: 'comparison-note',
          title: 'Leases of quays: Rent',
          document: null,
          folders: [],
          note: 'First',
          removedAt: LATER,
        },
      ]);
      await notes.setNote(ADA, draft('Second'), '');
      expect(await trash.restore(ADA, [id], LATER)).toEqual(['topic-noted']);
      const second = await notes.setNote(ADA, draft(''), 'Second');
      expect(await trash.restore(BO, [id], LATER)).toEqual(['gone']);
      expect(await trash.restore(ADA, [id], LATER)).toEqual(['restored']);
      expect(await notes.listNotes(ADA, 'leases')).toEqual([{ id, ...draft('First') }]);
      expect(await trash.listTrash(ADA)).toMatchObject([{ note: 'Second' }]);
      expect(second).toMatchObject({ note: '' });
    });

    test('keeps so many of an account and says no to more, and changes those that are there', async () => {
      for (let at = 0; at < COMPARISON_NOTES_LIMIT; at += 1) {
        await notes.setNote(ADA, draft('Note', { topic: `t${at}` }), '');
      }
      expect(await notes.setNote(ADA, draft('One more'), '')).toBe('too-many-notes');
      expect(await notes.setNote(ELSEWHERE, draft('One more'), '')).toBe('too-many-notes');
      expect(await notes.setNote(ADA, draft('Changed', { topic: 't0' }), 'Note')).toMatchObject({ note: 'Changed' });
      expect(await notes.setNote(BO, draft('Of Bo'), '')).toMatchObject({ note: 'Of Bo' });
      const taken = await notes.setNote(ADA, draft('', { topic: 't1' }), 'Note');
      await notes.setNote(ADA, draft('In its place'), '');
      const id = typeof taken === 'string' ? '' : (taken.trash ?? '');
      expect(await trash.restore(ADA, [id], LATER)).toEqual(['too-many-notes']);
    });

    test('goes with its account', async () => {
      await notes.setNote(ADA, draft('Of Ada'), '');
      await notes.setNote(BO, draft('Of Bo'), '');
      await subject.deleteAccount('ada');
      expect([await read(), await read(BO)]).toEqual([{}, { rent: 'Of Bo' }]);
    });
  });
}
