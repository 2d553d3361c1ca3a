import { matchesWildcard } from '#domain/words/match-wildcard.ts';
import { asWritten, FOREIGN } from '#domain/words/word-of-text.ts';
import type { StringTable } from '../index/string-table.ts';

const WILD = /[*?]/;
const ONLY_STARS = /^\*?[^*?]*\*?$/;

/**
 * The words of a sorted vocabulary that a pattern stands for, ascending. The letters before the first wildcard narrow
 * the search to a range; inside it the longest run of letters is looked for in the bytes of all words at once, and only
 * words that have it are compared one by one.
 */
export function expandWildcard(words: StringTable, pattern: string): number[] {
  const prefix = pattern.slice(0, pattern.search(WILD));
  const [from, to] = words.prefixRange(prefix);
  if (from === to) return [];
  const rest = pattern.slice(prefix.length);
  if (/^\*+$/.test(rest)) return Array.from({ length: to - from }, (_, index) => from + index);
  const literal = longestLiteral(rest);
  // With stars at the outside only, having the letters at the right place is all there is to it.
  const isExact = prefix === '' && ONLY_STARS.test(pattern);
  const candidates = literal === '' ? range(from, to) : wordsEitherWay(words, from, to, literal);
  if (isExact) return candidates;
  return candidates.filter((word) => matchesWildcard(pattern, asWritten(words.get(word))));
}

/** The longest run of letters; with the line feed that ends a word where the pattern ends with it. */
function longestLiteral(pattern: string): string {
  const runs = pattern.split(/[*?]+/);
  const last = runs.pop() as string;
  const candidates = last === '' ? runs : [...runs, `${last}\n`];
  return candidates.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/** Words that have the letters; where these end the word, those that are marked as foreign behind them too. */
function wordsEitherWay(words: StringTable, from: number, to: number, literal: string): number[] {
  const found = wordsWith(words, from, to, literal);
  if (!literal.endsWith('\n')) return found;
  const marked = wordsWith(words, from, to, `${literal.slice(0, -1)}${FOREIGN}\n`);
  return marked.length === 0 ? found : [...found, ...marked].sort((one, other) => one - other);
}

function wordsWith(words: StringTable, from: number, to: number, literal: string): number[] {
  const { bytes, offsets } = words;
  const start = offsets[from]!;
  const haystack = Buffer.from(bytes.buffer, bytes.byteOffset + start, offsets[to]! - start);
  const needle = Buffer.from(literal);
  const found: number[] = [];
  let word = from;
  let at = haystack.indexOf(needle);
  while (at >= 0) {
    word = nextWordAt(offsets, word, start + at);
    found.push(word);
    word++;
    if (word >= to) break;
    at = haystack.indexOf(needle, offsets[word]! - start);
  }
  return found;
}

/** The word at an offset, not before `from`: by growing steps, since hits are close together. */
function nextWordAt(offsets: Uint32Array, from: number, offset: number): number {
  let low = from;
  let step = 1;
  while (low + step < offsets.length - 1 && offsets[low + step]! <= offset) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, offsets.length - 1);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (offsets[middle]! <= offset) low = middle;
    else high = middle;
  }
  return low;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
