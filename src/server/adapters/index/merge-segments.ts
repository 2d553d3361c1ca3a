import { loadSections } from './load-segment.ts';
import { GONE, mergeColumns } from './merge-columns.ts';
import { mergeTables, type MergedTable } from './merge-tables.ts';
import { NO_LIST, PostingWriter } from './posting-writer.ts';
import { SectionStream, StoredSection } from './section-stream.ts';
import { SectionWriter, type SectionSink } from './section-writer.ts';
import type { SegmentReading } from './segment-files.ts';
import type { SegmentMeta } from './segment-meta.ts';
import { Segment } from './segment.ts';
import { StringTableWriter } from './string-table.ts';

export interface MergeResult {
  readonly meta: SegmentMeta;
  /** For each source, the new place of each document, `GONE` for deleted ones. */
  readonly places: readonly Uint32Array[];
}

/**
 * Writes the documents of several segments that are not deleted as one segment, without reading their texts: posting
 * lists are joined with new document numbers, positions are copied as they are. Vocabularies and where lists begin are
 * held in memory, and what is kept of each document but its words; the lists themselves, most of the bytes, pass through
 * a piece at a time. Yields now and then with the part done (0 to 1), so that the caller may stop.
 */
export function* mergeSegments(
  files: SegmentReading,
  ids: readonly number[],
  sink: SectionSink,
): Generator<number, MergeResult> {
  const { columns, places, documents, tokens } = mergeColumns(files, ids, sink);
  yield 0.05;
  const sources = ids.map((id) => new Segment(loadSections(files, id, isVocabulary)));
  const words = mergeTables(sources.map((source) => source.words));
  const stems = mergeTables(sources.map((source) => source.stems));
  yield 0.1;
  const lists = new ListMerger(
    sources.map((source, index) => openLists(files, source, places[index]!)),
    sink,
  );
  const { wordsOfStem, starts, stemOfWord } = groupByStem(sources, words, stems);
  const stemLists = new Uint32Array(stems.size).fill(NO_LIST);
  const wordLists = new Uint32Array(words.size).fill(NO_LIST);
  for (let stem = 0; stem < stems.size; stem++) {
    if (stem % 4096 === 4095) yield 0.1 + (0.9 * stem) / stems.size;
    stemLists[stem] = lists.merge(stems, stem, 'stemLists');
    const members = wordsOfStem.subarray(starts[stem], starts[stem + 1]);
    for (const word of members) {
      wordLists[word] = members.length === 1 ? stemLists[stem]! : lists.merge(words, word, 'wordLists');
    }
  }
  lists.end();
  const newStems = writeVocabulary(sources, stems, stemLists, 'stems', 'stemLists', sink);
  writeVocabulary(sources, words, wordLists, 'words', 'wordLists', sink);
  const wordStems = new SectionWriter(sink, 'wordStems');
  for (let word = 0; word < words.size; word++) {
    if (wordLists[word] !== NO_LIST) wordStems.uint32(newStems[stemOfWord[word]!]!);
  }
  wordStems.end();
  const hasNumbers = sources.every(({ meta }) => meta.hasNumbers);
  return {
    meta: { ...columns, documents, tokens, hasRecords: true, hasNames: true, ...(hasNumbers ? { hasNumbers } : {}) },
    places,
  };
}

function isVocabulary(section: string): boolean {
  return /^(?:words|stems|wordStems|wordLists|stemLists|listDocuments|listStarts|listPositions)/.test(section);
}

/** The merged words of each merged stem: `wordsOfStem[starts[stem]]` up to `wordsOfStem[starts[stem + 1]]`. */
function groupByStem(
  sources: readonly Segment[],
  words: MergedTable,
  stems: MergedTable,
): { wordsOfStem: Uint32Array; starts: Uint32Array; stemOfWord: Uint32Array } {
  const mergedStems = sources.map((source) => new Uint32Array(source.stems.size));
  for (let stem = 0; stem < stems.size; stem++) {
    for (let at = stems.starts[stem]!; at < stems.starts[stem + 1]!; at++) {
      mergedStems[stems.tables[at]!]![stems.places[at]!] = stem;
    }
  }
  const stemOfWord = new Uint32Array(words.size);
  const starts = new Uint32Array(stems.size + 2);
  for (let word = 0; word < words.size; word++) {
    const at = words.starts[word]!;
    const owner = words.tables[at]!;
    const stem = mergedStems[owner]![sources[owner]!.wordStems[words.places[at]!]!]!;
    stemOfWord[word] = stem;
    starts[stem + 2]!++;
  }
  for (let stem = 2; stem < starts.length; stem++) starts[stem]! += starts[stem - 1]!;
  const wordsOfStem = new Uint32Array(words.size);
  for (let word = 0; word < words.size; word++) wordsOfStem[starts[stemOfWord[word]! + 1]!++] = word;
  return { wordsOfStem, starts, stemOfWord };
}

/** Writes the strings whose list is not empty, and their lists; answers the new place of each string. */
function writeVocabulary(
  sources: readonly Segment[],
  merged: MergedTable,
  lists: Uint32Array,
  name: 'words' | 'stems',
  listName: string,
  sink: SectionSink,
): Uint32Array {
  const table = new StringTableWriter(sink, name);
  const listWriter = new SectionWriter(sink, listName);
  const places = new Uint32Array(merged.size);
  let used = 0;
  for (let index = 0; index < merged.size; index++) {
    if (lists[index] === NO_LIST) continue;
    places[index] = used++;
    const at = merged.starts[index]!;
    table.add(sources[merged.tables[at]!]![name].view(merged.places[at]!));
    listWriter.uint32(lists[index]!);
  }
  table.end();
  listWriter.end();
  return places;
}

/** A source whose posting lists are read in order, those of stems and those of words each for themselves. */
interface ListSource {
  readonly source: Segment;
  /** New places of its documents. */
  readonly places: Uint32Array;
  readonly stemLists: ListStreams;
  readonly wordLists: ListStreams;
}

interface ListStreams {
  readonly documents: SectionStream;
  readonly positions: SectionStream;
}

function openLists(files: SegmentReading, source: Segment, places: Uint32Array): ListSource {
  const pieces = Map.groupBy(files.listPieces(source.id), ({ section }) => section);
  const documents = new StoredSection(files, pieces.get('documents') ?? []);
  const positions = new StoredSection(files, pieces.get('positions') ?? []);
  const open = (): ListStreams => ({
    documents: new SectionStream(documents),
    positions: new SectionStream(positions),
  });
  return { source, places, stemLists: open(), wordLists: open() };
}

/** Joins the posting lists of one string over all sources. */
class ListMerger {
  readonly #sources: readonly ListSource[];
  readonly #writer: PostingWriter;

  constructor(sources: readonly ListSource[], sink: SectionSink) {
    this.#sources = sources;
    this.#writer = new PostingWriter(sink);
  }

  merge(table: MergedTable, index: number, lists: 'stemLists' | 'wordLists'): number {
    this.#writer.beginList();
    for (let at = table.starts[index]!; at < table.starts[index + 1]!; at++) {
      const list = this.#sources[table.tables[at]!]!;
      this.#copy(list, list[lists], list.source[lists][table.places[at]!]!);
    }
    return this.#writer.endList();
  }

  end(): void {
    this.#writer.end();
  }

  #copy({ source: { postings }, places }: ListSource, { documents, positions }: ListStreams, list: number): void {
    const { hasRecords, hasNames } = postings;
    const writer = this.#writer;
    documents.seek(postings.listStarts[list]!);
    positions.seek(postings.listPositions[list]!);
    let document = 0;
    for (let left = postings.listDocuments[list]!; left > 0; left--) {
      document += documents.next();
      const first = documents.next();
      const text = first >>> 1;
      const more = (first & 1) === 1 ? documents.next() : 0;
      const title = hasRecords ? more >>> 1 : more;
      const said = hasRecords && (more & 1) === 1 ? documents.next() : 0;
      const record = hasNames ? said >>> 1 : said;
      const names = hasNames && (said & 1) === 1 ? documents.next() : 0;
      const count = title + text + record + names;
      const place = places[document]!;
      if (place === GONE) positions.pass(count);
      else {
        writer.beginDocument();
        positions.pass(count, writer.positions);
        writer.endDocument(place, { title, text, record, names });
      }
    }
  }
}
