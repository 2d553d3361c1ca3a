import { foldText } from '#domain/words/fold-text.ts';
import type { TocItem } from '#contract/document.ts';

/**
 * Which entries of long contents are drawn: the outermost ones, and under every entry on the way to the current one
 * what stands directly below it. A single outermost entry is always open. Indexes, ascending.
 */
export function listUnfolded(items: readonly TocItem[], current: number): readonly number[] {
  const parents = findParents(items);
  const open = new Set<number>([-1]);
  for (let index = current; index >= 0; index = parents[index] ?? -1) open.add(index);
  const outermost = parents.flatMap((parent, index) => (parent === -1 ? [index] : []));
  if (outermost.length === 1 && outermost[0] !== undefined) open.add(outermost[0]);
  return items.flatMap((_item, index) => (open.has(parents[index] ?? -1) ? [index] : []));
}

/** The entries whose labels have all these words or beginnings of words, in whatever case and accents. Indexes, ascending. */
export function listFound(items: readonly TocItem[], words: string): readonly number[] {
  const sought = foldText(words).split(/\s+/u);
  return items.flatMap(({ label }, index) => {
    const folded = foldText(label);
    return sought.every((word) => folded.includes(word)) ? [index] : [];
  });
}

/** The nearest entry before each one that is less deep; -1 for the outermost. */
function findParents(items: readonly TocItem[]): readonly number[] {
  const way: number[] = [];
  return items.map((item, index) => {
    while (way.length > 0 && (items[way.at(-1) ?? 0]?.level ?? 0) >= item.level) way.pop();
    const parent = way.at(-1) ?? -1;
    way.push(index);
    return parent;
  });
}
