import type { Alignment, NotCompared, OldFate } from './alignment.ts';
import type { BlockWords, ComparedBlock } from './block-words.ts';
import { findEdited, type Edit } from './find-edited.ts';
import type { Bags } from './list-candidates.ts';
import { findLongestRising } from './longest-rising.ts';
import { pairEqual } from './pair-equal.ts';
import { pairWordless } from './pair-wordless.ts';
import { Pairing } from './pairing.ts';
import { readBag, type WordBag } from './word-bags.ts';

/** Which blocks of two versions say the same, wherever they stand. */
export interface EqualBlocks {
  readonly olds: readonly ComparedBlock[];
  readonly news: readonly ComparedBlock[];
  /** Places of the blocks that have words, and how these are paired. */
  readonly oldPlaces: readonly number[];
  readonly newPlaces: readonly number[];
  readonly pairing: Pairing;
}

/**
 * How the blocks of two versions of a text belong together, by what they say and who their neighbours are; printed
 * numbers count for nothing (OP-119). Equal blocks come first, then edited, split and merged ones between the same
 * neighbours. Near linear in the length of both texts.
 */
export function alignVersions(olds: readonly BlockWords[], news: readonly BlockWords[]): Alignment {
  return alignEqual(pairEqualBlocks(olds, news), { old: rememberBags(olds), next: rememberBags(news) });
}

/** The first step: the blocks that say the same. */
export function pairEqualBlocks(olds: readonly ComparedBlock[], news: readonly ComparedBlock[]): EqualBlocks {
  const [oldPlaces, newPlaces] = [listWorded(olds), listWorded(news)];
  const numbers = new Map<string, number>();
  const pairing = pairEqual(numberKeys(olds, oldPlaces, numbers), numberKeys(news, newPlaces, numbers));
  return { olds, news, oldPlaces, newPlaces, pairing };
}

/** The second: what became of the others. `bags` answers the words of a block without partner, by its place. */
export function alignEqual({ olds, news, oldPlaces, newPlaces, pairing: equal }: EqualBlocks, bags: Bags): Alignment {
  const pairing = new Pairing(olds.length, news.length);
  equal.toNew.forEach((to, at) => {
    if (to >= 0) pairing.pair(oldPlaces[at] as number, newPlaces[to] as number);
  });
  const { edits, notCompared } = findEdited(equal, {
    old: (at) => bags.old(oldPlaces[at] as number),
    next: (at) => bags.next(newPlaces[at] as number),
  });
  const placed = edits.map((edit) => ({
    ...edit,
    olds: edit.olds.map((at) => oldPlaces[at] as number),
    news: edit.news.map((at) => newPlaces[at] as number),
  }));
  pairWordless(pairing, placed, olds, news);
  const fates = listFates(pairing, placed);
  return {
    fates,
    origins: listOrigins(fates, news.length),
    notCompared: notCompared.map((skipped): NotCompared => ({
      oldFrom: oldPlaces[skipped.olds[0] ?? 0] ?? 0,
      oldTo: (oldPlaces[skipped.olds.at(-1) ?? 0] ?? 0) + 1,
      newFrom: newPlaces[skipped.news[0] ?? 0] ?? 0,
      newTo: (newPlaces[skipped.news.at(-1) ?? 0] ?? 0) + 1,
    })),
  };
}

function listWorded(blocks: readonly ComparedBlock[]): number[] {
  return [...blocks.keys()].filter((at) => blocks[at]?.hasWords);
}

function numberKeys(
  blocks: readonly ComparedBlock[],
  places: readonly number[],
  numbers: Map<string, number>,
): Int32Array {
  return Int32Array.from(places, (place) => {
    const key = blocks[place]?.key ?? '';
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  });
}

function rememberBags(blocks: readonly BlockWords[]): (place: number) => WordBag {
  const bags = new Map<number, WordBag>();
  return (place) => {
    const known = bags.get(place);
    if (known) return known;
    const { text, start } = blocks[place] as BlockWords;
    const bag = readBag(text.slice(start));
    bags.set(place, bag);
    return bag;
  };
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
