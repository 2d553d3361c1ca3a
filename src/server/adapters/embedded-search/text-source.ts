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

/** Where the engine reads text to draw excerpts from. It only ever asks for documents that are hits. */
export interface TextSource {
  findTitle(documentNumber: number): string | undefined;
  /** What is known of the document besides its text; undefined where it is gone. */
  findRecord(documentNumber: number): DocumentRecord | undefined;
  /** The number of the document with this id. */
  findNumber(id: string): number | undefined;
  /** The chunk in which a word stands; undefined where the document is gone. */
  findChunk(documentNumber: number, position: number): TextChunk | undefined;
}
