import { SectionWriter, type SectionSink } from './section-writer.ts';

/** A new block of a list begins after this many documents or bytes of positions, whichever comes first. */
const BLOCK_DOCUMENTS = 64;
const BLOCK_POSITION_BYTES = 128;
const SKIP_ENTRY_BYTES = 12;

/** How many places a word has in each field of a document. */
export interface PlaceCounts {
  readonly title: number;
  readonly text: number;
  readonly record: number;
  /** In the names that the document is filed under, which weigh nothing (OP-164). */
  readonly names: number;
}

/** Stands for a list that would be empty. */
export const NO_LIST = 0xffffffff;

/**
 * Writes posting lists. Per document of a list the `documents` section holds the distance from the document before and
 * how often the word stands in the text: doubled, plus one where the title or the record has it too, whose counts then
 * follow, the title's doubled, plus one where that of the record comes behind it, which is doubled too, plus one where
 * the count in the names it is filed under comes last. The `positions` section holds the places in the title, in the
 * text, in the names and in the rest of the record, the last two as one field, each as the distance from the one before
 * in the same field.
 * Lists of more than one block have an entry in `skips` for each block but the first: the last document before it, and
 * where it begins in the other two sections.
 */
export class PostingWriter {
  /** Takes the places of a document between `beginDocument` and `endDocument`; also those that are encoded already. */
  readonly positions: SectionWriter;
  readonly #documents: SectionWriter;
  readonly #skips: SectionWriter;
  readonly #tables: readonly SectionWriter[];
  #lists = 0;
  #starts: readonly number[] = [];
  #count = 0;
  #previous = 0;
  #blockCount = 0;
  #blockPositions = 0;

  constructor(sink: SectionSink) {
    this.#documents = new SectionWriter(sink, 'documents');
    this.positions = new SectionWriter(sink, 'positions');
    this.#skips = new SectionWriter(sink, 'skips');
    this.#tables = ['listDocuments', 'listStarts', 'listPositions', 'listSkips'].map(
      (section) => new SectionWriter(sink, section),
    );
  }

  beginList(): void {
    this.#count = 0;
    this.#previous = 0;
    this.#blockCount = 0;
    this.#blockPositions = this.positions.length;
    this.#starts = this.#nextStarts();
  }

  /** Begins a document of the list; its positions follow, then `endDocument`. */
  beginDocument(): void {
    const full = this.#blockCount >= BLOCK_DOCUMENTS;
    if (this.#blockCount === 0 || !(full || this.positions.length - this.#blockPositions >= BLOCK_POSITION_BYTES))
      return;
    this.#skips.uint32(this.#previous);
    this.#skips.uint32(this.#documents.length);
    this.#skips.uint32(this.positions.length);
    this.#blockCount = 0;
    this.#blockPositions = this.positions.length;
  }

  /** One place, as the distance from the one before in the same field of the same document. */
  position(distance: number): void {
    this.positions.varint(distance);
  }

  /** `counts` as often as `position` was called for each field. */
  endDocument(document: number, { title, text, record, names }: PlaceCounts): void {
    const hasRecord = record > 0 || names > 0;
    const hasMore = title > 0 || hasRecord;
    this.#documents.varint(document - this.#previous);
    // Multiplied, not shifted: a shift would lose the sign bit's worth of a very long text.
    this.#documents.varint(text * 2 + (hasMore ? 1 : 0));
    if (hasMore) this.#documents.varint(title * 2 + (hasRecord ? 1 : 0));
    if (hasRecord) this.#documents.varint(record * 2 + (names > 0 ? 1 : 0));
    if (names > 0) this.#documents.varint(names);
    this.#previous = document;
    this.#count++;
    this.#blockCount++;
  }

  /** Returns the number of the list, or `NO_LIST` where it has no document and so leaves nothing behind. */
  endList(): number {
    if (this.#count === 0) return NO_LIST;
    this.#tables[0]!.uint32(this.#count);
    this.#writeStarts(this.#starts);
    return this.#lists++;
  }

  /** Closes all sections; the tables of starts get one entry more than there are lists. */
  end(): void {
    this.#writeStarts(this.#nextStarts());
    for (const writer of [this.#documents, this.positions, this.#skips, ...this.#tables]) writer.end();
  }

  #nextStarts(): readonly number[] {
    return [this.#documents.length, this.positions.length, this.#skips.length / SKIP_ENTRY_BYTES];
  }

  #writeStarts(starts: readonly number[]): void {
    for (const [index, start] of starts.entries()) this.#tables[index + 1]!.uint32(start);
  }
}
