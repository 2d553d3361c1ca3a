import { hasNumber } from '#domain/words/has-number.ts';
import { numberKey } from '#domain/words/number-key.ts';
import type { TermNode, WordNode } from '#domain/query/query-tree.ts';
import { stemWord } from '#domain/words/stem.ts';
import { isForeign, markForeign } from '#domain/words/word-of-text.ts';
import type { Segment } from '../index/segment.ts';
import { expandWildcard } from './expand-wildcard.ts';

/** A stem has at most its last letters otherwise than the words it stands for: `happi`, `abl`. */
const OTHER_LETTERS = 2;
const LEAST_PREFIX = 2;

/** The posting lists of a segment whose union is what a term finds, without repeats. */
export function findTermLists(segment: Segment, term: TermNode): number[] {
  if (term.kind === 'wildcard')
    return expandWildcard(segment.words, term.pattern).map((word) => segment.wordLists[word]!);
  if (term.exact || !hasNumber(term.word)) return listsOf(segment, findWritten(segment, term.word));
  return [
    ...findNumberLists(segment, numberKey(term.word)),
    ...findForeignLists(segment, term),
    ...(term.related ? listsOf(segment, findFamily(segment, term)) : []),
  ];
}

/** Of what a word finds, the lists of the form that is asked for. */
export function findWrittenLists(segment: Segment, { word }: WordNode): number[] {
  return listsOf(segment, findWritten(segment, word));
}

/** The lists of a word as texts that are not English have it. */
export function findForeignLists({ words, wordLists }: Segment, { word }: WordNode): number[] {
  const foreign = words.find(markForeign(word));
  return foreign < 0 ? [] : [wordLists[foreign]!];
}

/** The words of a segment's vocabulary that a term finds, by their places. */
export function findTermWords(segment: Segment, term: TermNode): number[] {
  if (term.kind === 'wildcard') return expandWildcard(segment.words, term.pattern);
  const written = findWritten(segment, term.word);
  if (term.exact || !hasNumber(term.word)) return written;
  const found = new Set([...written, ...findNumber(segment, numberKey(term.word))]);
  for (const place of term.related ? findFamily(segment, term) : []) found.add(place);
  return [...found];
}

function findNumberLists(segment: Segment, key: string): number[] {
  if (!segment.meta.hasNumbers) return listsOf(segment, findNumber(segment, key));
  const number = segment.stems.find(key);
  return number < 0 ? [] : [segment.stemLists[number]!];
}

/** English words of one number-neutral form; a segment that is to be replaced is looked through word by word. */
function findNumber({ words, stems, wordStems, meta }: Segment, key: string): number[] {
  const found: number[] = [];
  if (meta.hasNumbers) {
    const number = stems.find(key);
    if (number < 0) return [];
    for (let place = wordStems.indexOf(number); place >= 0; place = wordStems.indexOf(number, place + 1))
      found.push(place);
    return found;
  }
  // An irregular plural has only its first letter in common: `mouse` and `mice`.
  const [from, to] = words.prefixRange(key.slice(0, 1));
  for (let place = from; place < to; place++) if (numberKey(words.get(place)) === key) found.push(place);
  return found;
}

function listsOf(segment: Segment, words: readonly number[]): number[] {
  return words.map((word) => segment.wordLists[word]!);
}

/** The word itself in texts of any language. */
function findWritten({ words }: Segment, word: string): number[] {
  const held = new Set([word, markForeign(word)]);
  return [...held].map((each) => words.find(each)).filter((place) => place >= 0);
}

/** English words of the same stem and another number-neutral form. */
function findFamily({ words }: Segment, { word }: WordNode): number[] {
  const stem = stemWord(word);
  const key = numberKey(word);
  const [from, to] = words.prefixRange(stem.slice(0, Math.max(LEAST_PREFIX, stem.length - OTHER_LETTERS)));
  const found: number[] = [];
  for (let place = from; place < to; place++) {
    const other = words.get(place);
    if (!isForeign(other) && stemWord(other) === stem && numberKey(other) !== key) found.push(place);
  }
  return found;
}
