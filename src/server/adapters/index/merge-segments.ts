import { DocumentColumnWriter, type ColumnMeta } from './document-columns.ts';
import { ABSENT, mergeTables, type MergedTable } from './merge-tables.ts';
import { NO_LIST, PostingWriter } from './posting-writer.ts';
import { SectionWriter, type SectionSink } from './section-writer.ts';
import type { Segment } from './segment.ts';
import type { SegmentMeta } from './segment-meta.ts';
import { StringTableWriter } from './string-table.ts';

/** Stands for a document that is deleted. */
export const GONE = 0xffffffff;

export interface MergeResult {
  readonly meta: SegmentMeta;
  /** For each source, the new place of each document, `GONE` for deleted ones. */
  readonly places: readonly Uint32Array[];
}

/**
 * Writes the documents of several segments that are not deleted as one segment, without reading their texts: posting
 * lists are joined with new document numbers, positions are copied as they are. Yields now and then with the part done
 * (0 to 1), so that the caller may stop.
 */
export function* mergeSegments(sources: readonly Segment[], sink: SectionSink): Generator<number, MergeResult> {
  const { places, columns, tokens } = mergeColumns(sources, sink);
  yield 0.05;
  const words = mergeTables(sources.map((source) => source.words));
  const stems = mergeTables(sources.map((source) => source.stems));
  yield 0.1;
  const lists = new ListMerger(sources, places, sink);
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
  const documents = places.reduce(
    (sum, map) => sum + map.reduce((count, place) => count + (place === GONE ? 0 : 1), 0),
    0,
  );
  return { meta: { ...columns, documents, tokens, hasRecords: true }, places };
}

function mergeColumns(
  sources: readonly Segment[],
  sink: SectionSink,
): { places: readonly Uint32Array[]; columns: ColumnMeta; tokens: number } {
  const writer = new DocumentColumnWriter(sink);
  let next = 0;
  let tokens = 0;
  const places = sources.map((source) => {
    const map = new Uint32Array(source.documents).fill(GONE);
    const facets = [...source.facets];
    const dates = [...source.dates];
    for (let document = 0; document < source.documents; document++) {
      if (source.isDeleted(document)) continue;
      map[document] = next++;
      tokens += source.lengths[document]!;
      writer.add({
        number: source.numbers[document]!,
        id: source.ids.get(document),
        length: source.lengths[document]!,
        titleKey: source.titleKeys.get(document),
        facets: facets.map(([name, column]) => [name, column.list(document)] as const),
        dates: dates.flatMap(([field, column]) => (column[document] ? [[field, column[document]!] as const] : [])),
      });
    }
    return map;
  });
  return { places, columns: writer.end(), tokens };
}

/** The merged words of each merged stem: `wordsOfStem[starts[stem]]` up to `wordsOfStem[starts[stem + 1]]`. */
function groupByStem(
  sources: readonly Segment[],
  words: MergedTable,
  stems: MergedTable,
): { wordsOfStem: Uint32Array; starts: Uint32Array; stemOfWord: Uint32Array } {
  const mergedStems = sources.map((source, index) => {
    const merged = new Uint32Array(source.stems.size);
    for (let stem = 0; stem < stems.size; stem++) {
      const place = stems.inverse[index]![stem]!;
      if (place !== ABSENT) merged[place] = stem;
    }
    return merged;
  });
  const stemOfWord = new Uint32Array(words.size);
  const starts = new Uint32Array(stems.size + 2);
  for (let word = 0; word < words.size; word++) {
    const owner = words.owners[word]!;
    const stem = mergedStems[owner]![sources[owner]!.wordStems[words.places[word]!]!]!;
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
    table.add(sources[merged.owners[index]!]![name].view(merged.places[index]!));
    listWriter.uint32(lists[index]!);
  }
  table.end();
  listWriter.end();
  return places;
}

/** Joins the posting lists of one string over all sources. */
class ListMerger {
  readonly #sources: readonly Segment[];
  readonly #places: readonly Uint32Array[];
  readonly #writer: PostingWriter;

  constructor(sources: readonly Segment[], places: readonly Uint32Array[], sink: SectionSink) {
    this.#sources = sources;
    this.#places = places;
    this.#writer = new PostingWriter(sink);
  }

  merge(table: MergedTable, index: number, lists: 'stemLists' | 'wordLists'): number {
    this.#writer.beginList();
    for (let source = 0; source < this.#sources.length; source++) {
      const place = table.inverse[source]![index]!;
      if (place !== ABSENT)
        this.#copy(this.#sources[source]!, this.#places[source]!, this.#sources[source]![lists][place]!);
    }
    return this.#writer.endList();
  }

  end(): void {
    this.#writer.end();
  }

  #copy({ postings }: Segment, places: Uint32Array, list: number): void {
    const { documents: bytes, positions, hasRecords } = postings;
    const writer = this.#writer;
    let at = postings.listStarts[list]!;
    let positionAt = postings.listPositions[list]!;
    let document = 0;
    const next = (): number => {
      let number = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = bytes[at++]!;
        number |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      return number;
    };
    for (let left = postings.listDocuments[list]!; left > 0; left--) {
      document += next();
      const counts = next();
      const textCount = counts >>> 1;
      const more = (counts & 1) === 1 ? next() : 0;
      const titleCount = hasRecords ? more >>> 1 : more;
      const recordCount = hasRecords && (more & 1) === 1 ? next() : 0;
      const from = positionAt;
      for (let skip = titleCount + textCount + recordCount; skip > 0;) if (!(positions[positionAt++]! > 127)) skip--;
      const place = places[document]!;
      if (place === GONE) continue;
      writer.beginDocument();
      writer.encodedPositions(positions, from, positionAt);
      writer.endDocument(place, titleCount, textCount, recordCount);
    }
  }
}
