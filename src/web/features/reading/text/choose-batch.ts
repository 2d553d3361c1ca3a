import { MOST_PARTS, type DocumentDetails } from '#contract/document.ts';

/** Parts in one request: few at first, so that what the reader looks at comes soon. */
export const FEWEST_PARTS = 4;
/** About this many characters stand in a part; one that holds a large table has many more. */
const CHARACTERS = 20_000;

/** A machine that draws a batch in this time gets twice as much next, in milliseconds; see `nextSize`. */
const QUICK = 350;
/** One that takes longer than this gets half. */
const SLOW = 1_500;

/** A run of parts, `from` to `to` (exclusive). */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

/**
 * The next run of at most `most` parts to ask for: the first missing ones at or after the wanted part, else the first
 * missing ones of all; undefined when nothing is missing.
 */
export function chooseBatch(
  parts: DocumentDetails['parts'],
  has: (part: number) => boolean,
  wanted: number,
  most: number,
): Batch | undefined {
  const missing = (part: (typeof parts)[number]) => !has(part.index);
  const first = parts.slice(Math.max(0, wanted)).find(missing) ?? parts.find(missing);
  if (!first) return undefined;
  let to = first.index;
  let characters = 0;
  while (to < parts.length && !has(to) && to - first.index < most && characters < most * CHARACTERS) {
    characters += parts[to]?.characters ?? 0;
    to += 1;
  }
  return { from: first.index, to };
}

/** How many parts to ask for next, after a batch of `size` took so long from its turn to the last part drawn. */
export function nextSize(size: number, milliseconds: number): number {
  if (milliseconds < QUICK) return Math.min(MOST_PARTS, size * 2);
  return milliseconds > SLOW ? Math.max(FEWEST_PARTS, size >> 1) : size;
}
