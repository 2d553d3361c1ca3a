import { joinBags, measureLikeness, type WordBag } from './word-bags.ts';

/** A block whose words may be some of those of a longer one. */
export interface Part {
  readonly at: number;
  readonly bag: WordBag;
  /** Words that it shares with the longer one. */
  readonly shared: number;
}

/** Of the words of a part, how many must stand in the whole. */
const CONTAINED = 0.8;
/** How like the whole all parts together must be. */
const TOGETHER = 0.85;
/** More parts in a row are not tried. */
const MOST = 12;

/**
 * The neighbouring blocks which together say what one block said, in order; undefined where no two or more do, or where
 * one block alone is as like it. Used for a block that was split, and the other way round for blocks that were merged.
 */
export function findParts(whole: WordBag, parts: readonly Part[]): readonly number[] | undefined {
  const contained = parts.filter(({ bag, shared }) => shared >= CONTAINED * bag.length);
  if (contained.length < 2) return undefined;
  let best: readonly number[] | undefined;
  let most = Math.max(TOGETHER, ...parts.map(({ bag, shared }) => measureLikeness(whole, bag, shared)));
  for (const row of listRows(contained)) {
    for (let from = 0; from < row.length - 1; from += 1) {
      for (let to = from + 2; to <= row.length; to += 1) {
        const some = row.slice(from, to);
        const likeness = measureLikeness(whole, joinBags(some.map(({ bag }) => bag)));
        if (likeness <= most) continue;
        most = likeness;
        best = some.map(({ at }) => at);
      }
    }
  }
  return best;
}

/** Parts that stand directly one after the other. */
function listRows(parts: readonly Part[]): Part[][] {
  const rows: Part[][] = [];
  for (const part of parts.toSorted((one, other) => one.at - other.at)) {
    const row = rows.at(-1);
    if (row && row.length < MOST && row.at(-1)?.at === part.at - 1) row.push(part);
    else rows.push([part]);
  }
  return rows;
}
