import { listActorWords } from './actor-words.ts';

/** Words as short as this are told by their letters alone: one letter makes another word of them. */
const SHORT = 3;
/** From here on a word may have two letters wrong. */
const LONG = 8;

/**
 * Whether every word of a written name stands in a known one, as it is or with a slip of the pen: a letter too many, too
 * few or another, or two that changed places. Words that only join others say nothing.
 */
export function isNearName(written: readonly string[], known: string): boolean {
  const words = listActorWords(known);
  return written.length > 0 && written.every((one) => words.some((other) => isNearWord(one, other)));
}

/** Whether two folded words differ by a slip at most; two in a long word. */
export function isNearWord(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length <= SHORT) return false;
  const most = length >= LONG ? 2 : 1;
  return Math.abs(one.length - other.length) <= most && countSlips(one, other) <= most;
}

/** Letters to put in, take out, change or swap with their neighbour until one word is the other. */
function countSlips(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next.push(isSwapped ? Math.min(cost, (before[to - 2] ?? 0) + 1) : cost);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? 0;
}
