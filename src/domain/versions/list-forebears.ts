import type { Alignment, OldFate } from './alignment.ts';

/**
 * For each block of the newer version the older one whose id it has, -1 where none (OP-119): the one that was kept,
 * moved or clearly edited; the first part of a split block stands for the whole, and a merged one for its first part. No
 * older block has two heirs.
 */
export function listForebears({ fates, origins }: Alignment): Int32Array {
  const forebears = new Int32Array(origins.length).fill(-1);
  for (const [old, fate] of fates.entries()) {
    const heir = findHeir(fate);
    if (heir !== undefined && forebears[heir] === -1) forebears[heir] = old;
  }
  return forebears;
}

function findHeir(fate: OldFate): number | undefined {
  if (fate.kind === 'removed' || (fate.kind === 'changed' && !fate.isSure)) return undefined;
  return fate.kind === 'split' ? fate.into[0] : fate.to;
}
