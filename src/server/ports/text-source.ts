import type { PassageSource } from '#domain/passages/passage-source.ts';

/** A block of a document, both by their numbers; blocks count from 0. */
export interface BlockPlace {
  readonly document: number;
  readonly block: number;
}

/**
 * Where an engine reads the texts of its hits, to draw passages and to place marks; it only ever asks for documents that
 * are hits. Each call answers for everything that a page needs, in the order of what was asked.
 */
export interface TextSource extends PassageSource {
  /** The numbers of documents by their ids; undefined for an id that no document has. */
  findNumbers(ids: readonly string[]): Promise<readonly (number | undefined)[]>;
  /** Position of the first word of each block, or of what follows it; undefined where the text has no such block. */
  findPositions(places: readonly BlockPlace[]): Promise<readonly (number | undefined)[]>;
  /** Undefined for a document that is gone. */
  readTitles(documents: readonly number[]): Promise<readonly (string | undefined)[]>;
}
