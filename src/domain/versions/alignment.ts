/** What became of a block of the older version. Places count from 0. */
export type OldFate =
  /** The same words, in the same order among the others. */
  | { readonly kind: 'kept'; readonly to: number }
  /** The same words at another place. */
  | { readonly kind: 'moved'; readonly to: number }
  /**
   * Edited: `likeness` is the share of words that both have, from 0 to 1. Not `isSure` where another block of the
   * surroundings is about as like: good enough to show what changed, not to carry what points into the block.
   */
  | { readonly kind: 'changed'; readonly to: number; readonly likeness: number; readonly isSure: boolean }
  /** Its words stand in several blocks now, in this order. */
  | { readonly kind: 'split'; readonly into: readonly number[] }
  /** Its words stand in one block with those of its neighbours. */
  | { readonly kind: 'merged'; readonly to: number }
  | { readonly kind: 'removed' };

/** Stretches of both versions that were not compared for edits, ends exclusive. */
export interface NotCompared {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** How the blocks of two versions of a text belong together. */
export interface Alignment {
  /** For each block of the older version. */
  readonly fates: readonly OldFate[];
  /** For each block of the newer version, the older ones it comes from; none where it was added. */
  readonly origins: readonly (readonly number[])[];
  /** Equal blocks are always found; where too much was rewritten, edited ones are called removed and added, as said here. */
  readonly notCompared: readonly NotCompared[];
}
