import { COMPARISON_NOTES_LIMIT, type ComparisonNote } from '#domain/tools/desk/comparison-note.ts';
import type { ComparisonNoteStore } from '#server/ports/comparison-note-store.ts';
import { createId, OwnedRows } from './owned-rows.ts';
import { ofAccount, OwnedTable } from './owned-table.ts';
import { same } from './row-fields.ts';
import { discard, type GiveBack } from './trash-table.ts';

const NOTES = new OwnedTable<'comparison_note', ComparisonNote>('comparison_note', {
  fields: same('id', 'product', 'topic', 'title', 'note', 'at'),
  key: ['account', 'edition', 'product', 'topic'],
});

/** What accounts write beside topics of comparisons, in either database. Held by comparison-note-store.conformance.ts. */
export class SqlComparisonNoteStore extends OwnedRows implements ComparisonNoteStore {
  readonly listNotes: ComparisonNoteStore['listNotes'] = (owner, product) =>
    NOTES.list(this.queries, owner, { product });

  readonly setNote: ComparisonNoteStore['setNote'] = (owner, draft, former) =>
    this.change(owner, async (change) => {
      const { product, topic, title, note, at } = draft;
      const meant = { product, topic };
      const kept = await NOTES.find(change, owner, meant);
      const now = kept?.note ?? '';
      if (now !== former || now === note) return { note: now, trash: null };
      if (note === '') {
        await discard(change, 'comparison-note', await NOTES.take(change, owner, meant), at);
        return { note, trash: kept?.id ?? null };
      }
      if (kept) await NOTES.update(change, owner, meant, { title, note, at });
      else if ((await NOTES.count(change, ofAccount(owner.account))) >= COMPARISON_NOTES_LIMIT) return 'too-many-notes';
      else await NOTES.add(change, owner, [{ id: createId(), ...draft }]);
      return { note, trash: null };
    });
}

/** To its topic, and never over another note. */
export const giveBackComparisonNote: GiveBack = async (change, owner, row) => {
  const meant = { product: String(row['product']), topic: String(row['topic']) };
  const same = await NOTES.find(change, owner, meant);
  if (same) return same.note === row.note ? 'restored' : 'topic-noted';
  const count = await NOTES.count(change, ofAccount(owner.account));
  if (count >= COMPARISON_NOTES_LIMIT) return 'too-many-notes';
  await NOTES.giveBack(change, owner, row);
  return 'restored';
};
