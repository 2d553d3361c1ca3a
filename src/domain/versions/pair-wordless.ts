import type { ComparedBlock } from './block-words.ts';
import type { Edit } from './find-edited.ts';
import type { Pairing } from './pairing.ts';

/**
 * Pairs page marks, figures and lone numbers, which say nothing by themselves: with one of their kind that stands before
 * the same words, else after the same words. A page mark that moved to other words is another one.
 */
export function pairWordless(
  pairing: Pairing,
  edits: readonly Edit[],
  olds: readonly ComparedBlock[],
  news: readonly ComparedBlock[],
): void {
  const edited = new Map(edits.map((edit): [number, Edit] => [edit.olds[0] ?? -1, edit]));
  const ended = new Map(edits.map((edit): [number, Edit] => [edit.olds.at(-1) ?? -1, edit]));
  for (let old = 0; old <= olds.length; old += 1) {
    if (old < olds.length && !olds[old]?.hasWords) continue;
    const before = old === olds.length ? news.length : (edited.get(old)?.news[0] ?? pairing.toNew[old] ?? -1);
    if (before >= 0) pairRun(old, before, -1);
  }
  for (let old = -1; old < olds.length; old += 1) {
    if (old >= 0 && !olds[old]?.hasWords) continue;
    const after = old === -1 ? -1 : (ended.get(old)?.news.at(-1) ?? pairing.toNew[old] ?? -1);
    if (old === -1 || after >= 0) pairRun(old, after, 1);
  }

  /** Pairs the run of wordless blocks beside `old` with the one beside `next`, as long as they are of one kind. */
  function pairRun(old: number, next: number, step: 1 | -1): void {
    for (let from = old + step, to = next + step; ; from += step, to += step) {
      const one = olds[from];
      const other = news[to];
      if (!one || !other || one.hasWords || other.hasWords || one.key !== other.key) return;
      if (pairing.areFree(from, to)) pairing.pair(from, to);
    }
  }
}
