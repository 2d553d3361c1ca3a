import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { ComparisonNote } from '#domain/tools/desk/comparison-note.ts';

/** A note to be kept; an empty one takes away what is there. */
export type NoteDraft = Omit<ComparisonNote, 'id'>;

/** What it says after that, '' for nothing; and what one that was taken away is called in the trash. */
export interface KeptNote {
  readonly note: string;
  readonly trash: string | null;
}

/** What accounts write beside topics of comparisons. Instants are ISO strings in UTC. */
export interface ComparisonNoteStore {
  /** Those in one product, in no order. */
  listNotes(owner: AccountOnEdition, product: string): Promise<ComparisonNote[]>;
  /**
   * Keeps a note, once for each topic, where `former` is what it still says ('' for none), so that nobody writes over what
   * another device wrote. `too-many-notes` where the account keeps as many as it may.
   */
  setNote(owner: AccountOnEdition, draft: NoteDraft, former: string): Promise<KeptNote | 'too-many-notes'>;
}
