import type { Alignment, OldFate } from './alignment.ts';
import type { BlockWords } from './block-words.ts';
import { digestText } from './digest-text.ts';
import { FreeNames } from './free-names.ts';

/** A former version and how the next one belongs to it. */
export interface FormerIds {
  /** The id of each block of the former version. */
  readonly ids: readonly string[];
  readonly alignment: Alignment;
}

/**
 * The ids of the blocks of a version, none twice (OP-119). A block that was kept, moved or clearly edited keeps its id,
 * the first part of a split one has that of the whole, and a merged one that of its first part. Any other id is made of
 * what the block says, with `-2`, `-3` behind it where that one is taken; so the ids of a first version follow from its
 * text alone. An id of the former version never goes to a block that does not come from its block.
 */
export function carryBlockIds(blocks: readonly BlockWords[], former?: FormerIds): string[] {
  const ids: (string | undefined)[] = Array.from({ length: blocks.length });
  const free = new FreeNames(former?.ids);
  for (const [old, fate] of former?.alignment.fates.entries() ?? []) {
    const heir = findHeir(fate);
    if (heir !== undefined) ids[heir] ??= former?.ids[old];
  }
  return blocks.map(({ key }, at) => ids[at] ?? free.take(digestText(key)));
}

/** The block of the newer version that has the id of an older one. */
function findHeir(fate: OldFate): number | undefined {
  if (fate.kind === 'removed' || (fate.kind === 'changed' && !fate.isSure)) return undefined;
  return fate.kind === 'split' ? fate.into[0] : fate.to;
}
