/** The words that begin as a typed word does, as a range of their numbers, and the one that equals it, or -1. */
export interface WordRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly whole: number;
}

/** What counts most about a match, best first. */
const SAME = 0;
const AT_BEGINNING = 1;
const TOGETHER = 2;
const IN_ORDER = 3;
const ANY_ORDER = 4;

/** Words that may be incomplete before it makes no difference any more. */
const MOST_INCOMPLETE = 15;
const STEP = MOST_INCOMPLETE + 1;

/**
 * How well the words of a text (`tokens`, from `start` to `end`) go with what was typed, 0 best; undefined where a typed
 * word begins none of them. The text may also begin at `proper`, behind an article. The whole text comes before its beginning, a run of words before words in order and these
 * before words in any order; among equals, the fewer typed words before the last are incomplete the better.
 */
export function measureFit(
  tokens: Uint32Array,
  start: number,
  end: number,
  ranges: readonly WordRange[],
  proper = start,
): number | undefined {
  if (ranges.length === 0 || end - start < ranges.length) return undefined;
  for (let first = start; first + ranges.length <= end; first++) {
    if (!isRun(tokens, first, ranges)) continue;
    if (first > start && first !== proper) return TOGETHER * STEP + countIncomplete(tokens, first, ranges);
    const isSame = end - first === ranges.length && isWhole(tokens, first, ranges);
    return isSame ? SAME : AT_BEGINNING * STEP + countIncomplete(tokens, first, ranges);
  }
  if (isInOrder(tokens, start, end, ranges)) return IN_ORDER * STEP;
  return ranges.every((range) => hasWord(tokens, start, end, range)) ? ANY_ORDER * STEP : undefined;
}

function isIn(word: number, { from, to }: WordRange): boolean {
  return word >= from && word < to;
}

function isRun(tokens: Uint32Array, first: number, ranges: readonly WordRange[]): boolean {
  for (let index = 0; index < ranges.length; index++) {
    if (!isIn(tokens[first + index]!, ranges[index]!)) return false;
  }
  return true;
}

function isWhole(tokens: Uint32Array, first: number, ranges: readonly WordRange[]): boolean {
  return ranges.every(({ whole }, index) => whole === tokens[first + index]);
}

/** The last word is still being written and does not count. */
function countIncomplete(tokens: Uint32Array, first: number, ranges: readonly WordRange[]): number {
  let incomplete = 0;
  for (let index = 0; index + 1 < ranges.length; index++) {
    if (ranges[index]!.whole !== tokens[first + index]) incomplete++;
  }
  return Math.min(incomplete, MOST_INCOMPLETE);
}

function isInOrder(tokens: Uint32Array, start: number, end: number, ranges: readonly WordRange[]): boolean {
  let index = 0;
  for (let at = start; at < end && index < ranges.length; at++) if (isIn(tokens[at]!, ranges[index]!)) index++;
  return index === ranges.length;
}

function hasWord(tokens: Uint32Array, start: number, end: number, range: WordRange): boolean {
  for (let at = start; at < end; at++) if (isIn(tokens[at]!, range)) return true;
  return false;
}
