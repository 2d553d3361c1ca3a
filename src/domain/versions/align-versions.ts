import type { Alignment, NotCompared, OldFate } from './alignment.ts';
import type { BlockWords } from './block-words.ts';
import { findEdited, type Edit } from './find-edited.ts';
import { findLongestRising } from './longest-rising.ts';
import { pairEqual } from './pair-equal.ts';
import { pairWordless } from './pair-wordless.ts';
import { Pairing } from './pairing.ts';

/**
 * How the blocks of two versions of a text belong together, by what they say and who their neighbours are; printed
 * numbers count for nothing (OP-119). Equal blocks come first, then edited, split and merged ones between the same
 * neighbours. Near linear in the length of both texts.
 */
export function alignVersions(olds: readonly BlockWords[], news: readonly BlockWords[]): Alignment {
  const pairing = new Pairing(olds.length, news.length);
  const old = listWorded(olds);
  const next = listWorded(news);
  const numbers = new Map<string, number>();
  const equal = pairEqual(numberKeys(old.blocks, numbers), numberKeys(next.blocks, numbers));
  equal.toNew.forEach((to, at) => {
    if (to >= 0) pairing.pair(old.places[at] as number, next.places[to] as number);
  });
  const { edits, notCompared } = findEdited(equal, old.blocks.map(ownWords), next.blocks.map(ownWords));
  const placed = edits.map((edit) => ({
    ...edit,
    olds: edit.olds.map((at) => old.places[at] as number),
    news: edit.news.map((at) => next.places[at] as number),
  }));
  pairWordless(pairing, placed, olds, news);
  const fates = listFates(pairing, placed);
  return {
    fates,
    origins: listOrigins(fates, news.length),
    notCompared: notCompared.map((skipped): NotCompared => ({
      oldFrom: old.places[skipped.olds[0] ?? 0] ?? 0,
      oldTo: (old.places[skipped.olds.at(-1) ?? 0] ?? 0) + 1,
      newFrom: next.places[skipped.news[0] ?? 0] ?? 0,
      newTo: (next.places[skipped.news.at(-1) ?? 0] ?? 0) + 1,
    })),
  };
}

function listWorded(blocks: readonly BlockWords[]): { readonly blocks: BlockWords[]; readonly places: number[] } {
  const places = [...blocks.keys()].filter((at) => blocks[at]?.hasWords);
  return { blocks: blocks.filter(({ hasWords }) => hasWords), places };
}

function numberKeys(blocks: readonly BlockWords[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(blocks, ({ key }) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  });
}

function ownWords({ text, start }: BlockWords): string {
  return text.slice(start);
}

function listFates(pairing: Pairing, edits: readonly Edit[]): OldFate[] {
  const rising = findLongestRising(pairing.toNew);
  const fates = Array.from(pairing.toNew, (to, old): OldFate => {
    if (to < 0) return { kind: 'removed' };
    return { kind: rising[old] === 1 ? 'kept' : 'moved', to };
  });
  for (const { olds, news, likeness, isSure } of edits) {
    const [to = -1] = news;
    for (const old of olds) {
      if (news.length > 1) fates[old] = { kind: 'split', into: news };
      else fates[old] = olds.length > 1 ? { kind: 'merged', to } : { kind: 'changed', to, likeness, isSure };
    }
  }
  return fates;
}

function listOrigins(fates: readonly OldFate[], news: number): number[][] {
  const origins = Array.from({ length: news }, (): number[] => []);
  for (const [old, fate] of fates.entries()) {
    if (fate.kind === 'removed') continue;
    for (const to of fate.kind === 'split' ? fate.into : [fate.to]) origins[to]?.push(old);
  }
  return origins;
}
