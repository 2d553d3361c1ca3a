import { numberKey } from '#domain/words/number-key.ts';
import { RecordPlaces, sortByPlace } from '#domain/query/record-places.ts';
import { forEachToken } from '#domain/words/tokenize.ts';
import { isEnglish, markForeign } from '#domain/words/word-of-text.ts';
import type { IndexEntry } from '#server/ports/search-index.ts';
import { dateNumber } from './legal-date.ts';
import { END, MOST_TEXT_WORDS, PostingCursor, RECORD_BASE, TEXT_BASE } from './posting-cursor.ts';
import type { Segment } from './segment.ts';
import type { StringTable } from './string-table.ts';
import { hashWord, mixPlace, TextFingerprint } from './text-fingerprint.ts';
import { titleSortKey } from './title-sort-key.ts';

/** Posting lists between two pauses. */
const LISTS_AT_ONCE = 4096;

/** All that the index knows of a document, as one text to compare; made from the store and from a segment alike. */
export async function fingerprintEntry(entry: IndexEntry): Promise<string> {
  const words = new TextFingerprint();
  const stems = new TextFingerprint();
  let position = 0;
  const take = (text: string, language = entry.language) => {
    const isForeign = !isEnglish(language);
    forEachToken(text, (word) => {
      const held = isForeign ? markForeign(word) : word;
      words.add(hashWord(held), position);
      stems.add(hashWord(numberKey(held)), position);
      position += 1;
    });
  };
  take(entry.title);
  const titleLength = position;
  position = TEXT_BASE;
  for await (const text of entry.texts) {
    if (typeof text === 'string') take(text);
    else take(text.text, text.language);
  }
  const length = titleLength + position - TEXT_BASE;
  const places = new RecordPlaces();
  for (const said of length - titleLength < MOST_TEXT_WORDS ? sortByPlace(entry.recordTexts) : []) {
    const place = places.begin(said);
    if (place === undefined) continue;
    position = RECORD_BASE + place;
    take(said.text);
    places.end(said, position - place - RECORD_BASE);
  }
  return printFingerprint({
    id: entry.id,
    titleKey: titleSortKey(entry.title),
    facets: Object.entries(entry.facets),
    dates: Object.entries(entry.dates).map(([field, date]) => [field, dateNumber(date) ?? 0]),
    length,
    words: words.value,
    stems: stems.value,
  });
}

/**
 * The same for every document of a segment, by its place there. Reads each posting list once, and yields now and then,
 * so that the caller may pause or stop. Throws where the lists lead out of the segment.
 */
export function* fingerprintSegment(segment: Segment): Generator<void, (document: number) => string> {
  const words = yield* sumLists(segment, segment.words, segment.wordLists);
  const stems = yield* sumLists(segment, segment.stems, segment.stemLists);
  return (document) =>
    printFingerprint({
      id: segment.ids.get(document),
      titleKey: segment.titleKeys.get(document),
      facets: [...segment.facets].map(([name, column]) => [name, column.list(document)]),
      dates: [...segment.dates].map(([field, column]) => [field, column[document] ?? 0]),
      length: segment.lengths[document] ?? 0,
      words: words[document] ?? 0,
      stems: stems[document] ?? 0,
    });
}

function* sumLists(segment: Segment, table: StringTable, lists: Uint32Array): Generator<void, Uint32Array> {
  const sums = new Uint32Array(segment.documents);
  let positions = new Uint32Array(1024);
  for (let index = 0; index < table.size; index += 1) {
    if (index % LISTS_AT_ONCE === LISTS_AT_ONCE - 1) yield;
    const hash = hashWord(table.get(index));
    const cursor = new PostingCursor(segment.postings, lists[index] ?? 0);
    for (let document = cursor.advance(0); document !== END; document = cursor.advance(document + 1)) {
      const { count } = cursor;
      if (document >= segment.documents || count > segment.postings.positions.length)
        throw new RangeError('no such place');
      if (count > positions.length) positions = new Uint32Array(count * 2);
      const used = cursor.readPositions(positions, 0, END);
      for (let at = 0; at < used; at += 1) sums[document]! += mixPlace(hash, positions[at]!);
    }
  }
  return sums;
}

interface Fingerprint {
  readonly id: string;
  readonly titleKey: string;
  readonly facets: readonly (readonly [string, readonly string[]])[];
  readonly dates: readonly (readonly [string, number])[];
  readonly length: number;
  readonly words: number;
  readonly stems: number;
}

/** What is empty is left out: a segment has a column for what any of its documents has. */
function printFingerprint({ id, titleKey, facets, dates, length, words, stems }: Fingerprint): string {
  const values = facets
    .filter(([, list]) => list.length > 0)
    .map(([name, list]) => [name, [...new Set(list)].sort()])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1));
  const days = dates.filter(([, date]) => date !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([id, titleKey, values, days, length, words, stems]);
}
