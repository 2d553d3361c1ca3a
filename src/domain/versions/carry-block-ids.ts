import type { Alignment } from './alignment.ts';
import type { BlockWords } from './block-words.ts';
import { digestText } from './digest-text.ts';
import { FreeNames } from './free-names.ts';
import { listForebears } from './list-forebears.ts';

/** A former version and how the next one belongs to it. */
export interface FormerIds {
  /** The id of each block of the former version. */
  readonly ids: readonly string[];
  readonly alignment: Alignment;
}

/**
 * The ids of the blocks of a version, none twice (OP-119). A block keeps the id of the one that it comes from
 * (`listForebears`). Any other id is made of what the block says, with `-2`, `-3` behind it where that one is taken; so
 * the ids of a first version follow from its text alone. An id of the former version never goes to a block that does not
 * come from its block.
 */
export function carryBlockIds(blocks: readonly BlockWords[], former?: FormerIds): string[] {
  const forebears = former && listForebears(former.alignment);
  const free = new FreeNames(former?.ids);
  return blocks.map(({ key }, at) => former?.ids[forebears?.[at] ?? -1] ?? free.take(digestText(key)));
}
