import { measureEdits } from '#domain/words/measure-edits.ts';
import { foldWord } from '#domain/words/fold-text.ts';
import { asWritten, FOREIGN } from '#domain/words/word-of-text.ts';
import type { Among, SimilarWord } from '#server/ports/search-engine.ts';
import { forEachPosting } from '../index/posting-list.ts';
import type { Segment } from '../index/segment.ts';
import type { StringTable } from '../index/string-table.ts';
import { filterMatches } from './filter-matches.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { listOpen } from './reach.ts';

/** Words of so many letters may differ in two of them; shorter ones only in one. */
const LONG_WORD = 6;
/** Longer ones are no words that somebody mistyped. */
const LONGEST_WORD = 60;
const FIRST_LETTER = 0x61;
const LAST_LETTER = 0x7a;
const LETTER = /\p{L}/u;
const MARK = FOREIGN.charCodeAt(0);

/**
 * The words of the documents that count that are one or two letters away, the nearest first, then those that begin alike (few mistype
 * the first letter), then the commonest, then by text.
 */
export function listSimilarWords(
  snapshot: IndexSnapshot,
  word: string,
  limit: number,
  among: Among = {},
): SimilarWord[] {
  const wanted = foldWord(word);
  const letters = Array.from(wanted).length;
  if (letters < 2 || letters > LONGEST_WORD || !LETTER.test(wanted)) return [];
  const most = letters >= LONG_WORD ? 2 : 1;
  const found = new Map<string, SimilarWord>();
  for (const segment of snapshot.segments) {
    const count = createCounter(snapshot, segment, among);
    for (const place of listCandidates(segment.words, wanted, most)) {
      const candidate = asWritten(segment.words.get(place));
      const distance = measureEdits(wanted, candidate, most);
      if (!distance) continue;
      const documents = count(segment.wordLists[place]!);
      if (documents === 0) continue;
      const before = found.get(candidate)?.documents ?? 0;
      found.set(candidate, { word: candidate, documents: before + documents, distance });
    }
  }
  return [...found.values()]
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word[0] === wanted[0]) - Number(a.word[0] === wanted[0]) ||
        b.documents - a.documents ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, Math.max(0, limit));
}

/** Counts the documents of a posting list, of those only that are reached. */
function createCounter(snapshot: IndexSnapshot, segment: Segment, { scope, openTo }: Among): (list: number) => number {
  if (!scope && !openTo) return (list) => snapshot.countLive(segment, list);
  const all = snapshot.listDocuments(segment);
  const open = openTo ? listOpen(segment, all, openTo) : all;
  const { passed } = filterMatches(segment, { documents: open }, { scope: scope ?? [], filters: [] });
  const counts = new Uint8Array(segment.documents);
  for (const document of passed.documents) counts[document] = 1;
  return (list) => {
    let count = 0;
    forEachPosting(segment.postings, list, (document) => {
      count += counts[document]!;
    });
    return count;
  };
}

/**
 * The few words that may be near enough: neither much longer nor much shorter, and with about the same letters. Each
 * change takes one letter away, adds one, or both; to become longer it has to be one that only adds.
 */
function* listCandidates(words: StringTable, wanted: string, most: number): Generator<number> {
  const encoded = Buffer.from(wanted);
  const outline = outlineWord(encoded, 0, encoded.length);
  const outlines = outlineAll(words);
  for (let place = 0; place < outlines.length; place++) {
    const other = outlines[place]!;
    const growth = (other & LENGTH) - (outline & LENGTH);
    if (growth > most || growth < -most) continue;
    const missing = countBits((outline & ~other) >>> LETTERS_FROM);
    const extra = countBits((other & ~outline) >>> LETTERS_FROM);
    if (missing <= most - Math.max(0, growth) && extra <= most - Math.max(0, -growth)) yield place;
  }
}

/** Outlines of vocabularies, four bytes for each word; a segment's words never change. */
const outlined = new WeakMap<StringTable, Uint32Array>();

function outlineAll(words: StringTable): Uint32Array {
  let outlines = outlined.get(words);
  if (!outlines) {
    const { bytes, offsets, size } = words;
    outlines = new Uint32Array(size);
    for (let place = 0; place < size; place++) {
      outlines[place] = outlineWord(bytes, offsets[place]!, offsets[place + 1]! - 1);
    }
    outlined.set(words, outlines);
  }
  return outlines;
}

/** Where the bits of letters begin; below stands how many letters there are, at most `LENGTH`. */
const LETTERS_FROM = 6;
const LENGTH = 63;

/** Which letters occur, a bit for each of a to z, and how many there are; whatever else there is has no bit. */
function outlineWord(bytes: Uint8Array, from: number, to: number): number {
  let mask = 0;
  let count = 0;
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!;
    if ((byte & 0xc0) !== 0x80 && byte !== MARK) count++;
    if (byte >= FIRST_LETTER && byte <= LAST_LETTER) mask |= 1 << (byte - FIRST_LETTER + LETTERS_FROM);
  }
  return mask | Math.min(count, LENGTH);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
