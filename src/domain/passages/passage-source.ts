import type { DocumentRecord } from '#domain/document/document.ts';

/** A piece of a document's text: some of its blocks, in order. */
export interface TextChunk {
  /** Number of the first block, from 0. */
  readonly firstBlock: number;
  /** Position of the chunk's first word in the whole text, from 0. */
  readonly firstPosition: number;
  /** The text of each block (`blockText`). */
  readonly texts: readonly string[];
}

/** Words `first` to `last` of a document's text, counted from 0. */
export interface TextRange {
  readonly document: number;
  readonly first: number;
  readonly last: number;
}

/** Where texts come from. It is asked for all that a page needs at once; documents go by their numbers. */
export interface PassageSource {
  /**
   * The chunks in which the words of each range stand, in reading order; none where the document is gone. Ranges that
   * share a chunk are answered with the same one.
   */
  readChunks(ranges: readonly TextRange[]): Promise<readonly (readonly TextChunk[])[]>;
  /** What is known of each document besides its text; undefined where it is gone. */
  readRecords(documents: readonly number[]): Promise<readonly (DocumentRecord | undefined)[]>;
}
