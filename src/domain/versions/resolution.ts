import type { Passage } from './carry-passage.ts';

/** A place in one version of a document. */
export interface Place {
  readonly version: number;
  /** From 0; none for an entry of the contents that begins in no block of this text. */
  readonly block?: number;
  readonly anchor?: string;
  /** Id of the entry of the contents, where the address named one. */
  readonly node?: string;
  readonly passage?: Passage;
}

/** Where an address leads (OP-119). Only `same-words` needs no word beside the text. */
export type Resolution =
  /** The words that the address was made for, in the newest version; possibly under another number. */
  | { readonly kind: 'same-words'; readonly place: Place }
  /** The words stand only in an older version, which is shown. */
  | {
      readonly kind: 'older-version';
      readonly place: Place;
      /** Whether the block is there in other words, or not at all. */
      readonly change: 'changed' | 'removed';
      /** The first version without these words: "removed in version 2". */
      readonly since: number;
      /** What is nearest in the newest version, to be offered. */
      readonly newest?: Place;
    }
  /** The newest version, although the address may have been made for other words. */
  | {
      readonly kind: 'ambiguous-notice';
      readonly place: Place;
      /** The other words that this address had, newest first. */
      readonly offered: readonly Place[];
      /** Versions that are no longer kept and may have had other words. */
      readonly lost: readonly number[];
    }
  /** The newest version has no such place, or not these characters of it; the nearest that is left. */
  | {
      readonly kind: 'nearest';
      readonly place: Place;
      /** `renumbered`: the same paragraph, now printed otherwise. `removed`: what stands beside it. */
      readonly because: 'renumbered' | 'removed' | 'no-such-passage';
      /** Versions that have what the address named, newest first. */
      readonly offered: readonly Place[];
    }
  /** No version that is kept has such a place. */
  | { readonly kind: 'unknown'; readonly lost: readonly number[] };
