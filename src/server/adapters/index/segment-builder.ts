import { END_OF_NAMES, type FieldText, RecordPlaces, sortByPlace } from '#domain/query/record-places.ts';
import { scanTokens, type TokenSink } from '#domain/words/tokenize.ts';
import { isEnglish, markForeign } from '#domain/words/word-of-text.ts';
import type { IndexedText, IndexEntry } from '#server/ports/search-index.ts';
import { DocumentColumnWriter } from './document-columns.ts';
import { dateNumber } from './legal-date.ts';
import { MOST_TEXT_WORDS } from './posting-cursor.ts';
import { PostingWriter } from './posting-writer.ts';
import { type SectionSink, SectionWriter } from './section-writer.ts';
import type { SegmentMeta } from './segment-meta.ts';
import { StringTableWriter } from './string-table.ts';
import { titleSortKey } from './title-sort-key.ts';
import { TokenLog } from './token-log.ts';
import { Vocabulary } from './vocabulary.ts';

const BYTES_PER_TOKEN = 8;
const BYTES_PER_DOCUMENT = 600;

/** What is kept of a document beside its words until the segment is built. */
interface CollectedDocument {
  readonly number: number;
  readonly id: string;
  /** Words of title and text together. */
  readonly length: number;
  readonly titleKey: string;
  readonly facets: readonly (readonly [string, readonly string[]])[];
  /** Date fields with `YYYYMMDD` as a number. */
  readonly dates: readonly (readonly [string, number])[];
}

/**
 * Takes documents and writes them as one segment. In memory a word of a document is one number; the postings are
 * sorted and encoded only at the end, straight into the sink, so that a text of millions of words needs about eight
 * bytes for each.
 */
export class SegmentBuilder implements TokenSink {
  readonly #vocabulary: Vocabulary;
  readonly #tokens = new TokenLog();
  /** First token of each document, and one entry more at the end. */
  readonly #documentStarts: number[] = [];
  /** First token of each document's text, after the title, and of its record, after the text. */
  readonly #textStarts: number[] = [];
  readonly #recordStarts: number[] = [];
  /** First token of each thing that a record says, of all documents, where it has any; and its first position. */
  readonly #recordTextStarts: number[] = [];
  readonly #recordTextPlaces: number[] = [];
  readonly #columns: CollectedDocument[] = [];
  /** Of the document that was begun, and of the text that is taken. */
  #language: string | undefined;
  #isForeign = false;

  constructor(vocabulary = new Vocabulary()) {
    this.#vocabulary = vocabulary;
  }

  get documents(): number {
    return this.#columns.length;
  }

  /** About how much memory building will take. */
  get bytes(): number {
    return this.#tokens.length * BYTES_PER_TOKEN + this.documents * BYTES_PER_DOCUMENT;
  }

  /** Begins a document: its texts follow, then `end`. Answers its place in the segment. */
  begin(title: string, language?: string): number {
    this.#documentStarts.push(this.#tokens.length);
    this.#language = language;
    this.#take(title);
    this.#textStarts.push(this.#tokens.length);
    return this.#columns.length;
  }

  /** The next text of the document that was begun. */
  addText(text: IndexedText): void {
    if (typeof text === 'string') this.#take(text);
    else this.#take(text.text, text.language);
  }

  /** Ends the document; a record beside a text so long that there is no room for it is left out. */
  end(entry: Omit<IndexEntry, 'texts'>): void {
    const recordStart = this.#tokens.length;
    this.#recordStarts.push(recordStart);
    if (recordStart - this.#textStarts.at(-1)! < MOST_TEXT_WORDS) this.#addRecord(entry.recordTexts);
    this.#columns.push({
      number: entry.documentNumber,
      id: entry.id,
      length: recordStart - this.#documentStarts.at(-1)!,
      titleKey: titleSortKey(entry.title),
      facets: Object.entries(entry.facets),
      dates: Object.entries(entry.dates).flatMap(([field, date]) => {
        const number = dateNumber(date);
        return number === undefined ? [] : [[field, number] as const];
      }),
    });
  }

  /** Writes the segment; the builder is spent afterwards. */
  build(sink: SectionSink): SegmentMeta {
    const columns = new DocumentColumnWriter(sink);
    for (const { number, id, length, titleKey, facets, dates } of this.#columns) {
      const document = columns.add({ number, id: Buffer.from(id), length, titleKey: Buffer.from(titleKey) });
      for (const [name, values] of facets) columns.facet(name).add(document, values);
      for (const [field, date] of dates) columns.addDate(document, field, date);
    }
    this.#documentStarts.push(this.#tokens.length);
    const columnMeta = columns.end();
    this.#writePostings(sink);
    const tokens = this.#columns.reduce((sum, { length }) => sum + length, 0);
    return { ...columnMeta, documents: this.documents, tokens, hasRecords: true, hasNumbers: true, hasNames: true };
  }

  takePlain(text: string, start: number, end: number): void {
    if (this.#isForeign) this.takeFolded(text.slice(start, end).toLowerCase());
    else this.#tokens.push(this.#vocabulary.words.numberPlain(text, start, end));
  }

  takeFolded(word: string): void {
    this.#tokens.push(this.#vocabulary.words.number(this.#isForeign ? markForeign(word) : word));
  }

  #take(text: string, language = this.#language): void {
    this.#isForeign = !isEnglish(language);
    scanTokens(text, this);
  }

  #addRecord(texts: readonly FieldText[]): void {
    const places = new RecordPlaces();
    for (const said of sortByPlace(texts)) {
      const first = this.#tokens.length;
      const place = places.begin(said);
      if (place === undefined) continue;
      this.#take(said.text);
      if (this.#tokens.length === first) continue;
      places.end(said, this.#tokens.length - first);
      this.#recordTextStarts.push(first);
      this.#recordTextPlaces.push(place);
    }
  }

  #writePostings(sink: SectionSink): void {
    const used = this.#vocabulary.list(this.#tokens.mark(this.#vocabulary.words.size));
    const { words, wordStems, stemCount } = used;
    const wordRanks = new Uint32Array(this.#vocabulary.words.size);
    for (const [rank, word] of words.entries()) wordRanks[word] = rank;
    writeTable(sink, 'words', used.listWords());
    writeTable(sink, 'stems', used.listStems());
    writeNumbers(sink, 'wordStems', wordStems);

    const postings = new PostingWriter(sink);
    const stemOfNumber = wordRanks.map((rank) => wordStems[rank]!);
    const stemLists = this.#writeLists(postings, stemOfNumber, stemCount, () => true);
    const formCounts = new Uint32Array(stemCount);
    for (const stem of wordStems) formCounts[stem]!++;
    const isOwn = (rank: number): boolean => formCounts[wordStems[rank]!]! > 1;
    const ownLists = this.#writeLists(postings, wordRanks, words.length, isOwn);
    writeNumbers(sink, 'stemLists', stemLists);
    const wordLists = ownLists.map((list, rank) => (isOwn(rank) ? list : stemLists[wordStems[rank]!]!));
    writeNumbers(sink, 'wordLists', wordLists);
    postings.end();
  }

  /** Writes the posting list of each key that is wanted; answers the list numbers by key. */
  #writeLists(
    postings: PostingWriter,
    keys: Uint32Array,
    keyCount: number,
    isWanted: (key: number) => boolean,
  ): Uint32Array {
    const { starts, places } = this.#tokens.groupPlaces(keys, keyCount);
    const lists = new Uint32Array(keyCount);
    for (let key = 0; key < keyCount; key++) {
      if (isWanted(key)) lists[key] = this.#writeList(postings, places, starts[key]!, starts[key + 1]!);
    }
    return lists;
  }

  #writeList(postings: PostingWriter, places: Uint32Array, from: number, to: number): number {
    postings.beginList();
    let document = 0;
    for (let at = from; at < to;) {
      document = this.#documentAt(places[at]!, document);
      const end = this.#documentStarts[document + 1]!;
      const textStart = this.#textStarts[document]!;
      const recordStart = this.#recordStarts[document]!;
      postings.beginDocument();
      const first = at;
      let previous = this.#documentStarts[document]!;
      for (; at < to && places[at]! < textStart; at++) {
        postings.position(places[at]! - previous);
        previous = places[at]!;
      }
      const title = at - first;
      previous = textStart;
      for (; at < to && places[at]! < recordStart; at++) {
        postings.position(places[at]! - previous);
        previous = places[at]!;
      }
      const text = at - first - title;
      previous = 0;
      let names = 0;
      for (; at < to && places[at]! < end; at++) {
        const place = this.#placeInRecord(places[at]!);
        postings.position(place - previous);
        previous = place;
        if (place < END_OF_NAMES) names++;
      }
      postings.endDocument(document, { title, text, record: at - first - title - text - names, names });
    }
    return postings.endList();
  }

  /** Where a token of a record counts as standing in it. */
  #placeInRecord(token: number): number {
    const text = countUpTo(this.#recordTextStarts, token) - 1;
    return this.#recordTextPlaces[text]! + token - this.#recordTextStarts[text]!;
  }

  /** The document in which a token stands, not before `from`. */
  #documentAt(token: number, from: number): number {
    const starts = this.#documentStarts;
    if (starts[from + 1]! > token) return from;
    let low = from + 1;
    let high = starts.length - 2;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (starts[middle]! <= token) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

function writeTable(sink: SectionSink, name: string, strings: Iterable<Uint8Array>): void {
  const table = new StringTableWriter(sink, name);
  for (const string of strings) table.add(string);
  table.end();
}

function writeNumbers(sink: SectionSink, name: string, numbers: Uint32Array): void {
  const writer = new SectionWriter(sink, name);
  writer.numbers(numbers);
  writer.end();
}

/** How many of some ascending numbers are at most `limit`. */
function countUpTo(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
