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

/** Longer contents are folded but for the way to the section that is being read, and can be searched. */
const LONG = 40;

/** Whether contents are too long to be seen at once. */
export function areLong(items: readonly TocItem[]): boolean {
  return items.length > LONG;
}

/** So many entries are drawn in a step: a thousand at once would hold up typing and scrolling. */
export const STEP = 100;

/** A stretch of entries, `to` exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The stretch of `shown` that is drawn at once: the step in which the current entry stands and the one on each side of
 * it, and so many steps more as the reader asked for before and after. Of what is sought, the beginning.
 */
export function findStretch(
  shown: readonly number[],
  current: number | undefined,
  more: { readonly before: number; readonly after: number },
): Stretch {
  const at = current === undefined ? 0 : shown.findLastIndex((index) => index <= current);
  const step = Math.floor(Math.max(0, at) / STEP);
  return {
    from: Math.max(0, step - 1 - more.before) * STEP,
    to: Math.min(shown.length, (step + (current === undefined ? 1 : 2) + more.after) * STEP),
  };
}

/** The entries whose labels have all these words or beginnings of words, in whatever case and accents. Indexes, ascending. */
export function listFound(items: readonly TocItem[], words: string): readonly number[] {
  const sought = foldText(words).split(/\s+/u);
  return items.flatMap((item, index) => {
    const label = foldLabel(item);
    return sought.every((word) => label.includes(word)) ? [index] : [];
  });
}

/** Folded once: every letter that somebody types is looked for in all of them. */
const folded = new WeakMap<TocItem, string>();

function foldLabel(item: TocItem): string {
  const known = folded.get(item) ?? foldText(item.label);
  folded.set(item, known);
  return known;
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
