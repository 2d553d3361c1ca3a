import type { SectionSink } from './section-writer.ts';
import type { SegmentMeta, StoredSegmentMeta } from './segment-meta.ts';

/** A live segment at a glance. */
export interface SegmentSize {
  readonly id: number;
  /** Documents, deleted ones included. */
  readonly documents: number;
  readonly bytes: number;
  readonly deleted: number;
}

/** What is said of the bytes of a segment. */
export interface StoredSegment {
  readonly bytes: number;
  readonly meta: StoredSegmentMeta;
}

/** Bytes of a section that were written at once: a quarter of a megabyte at most, one in segments of 0.1.0. */
export interface SegmentPiece {
  readonly id: number;
  readonly section: string;
  readonly length: number;
}

/** Takes the bytes of one new segment. */
export interface SegmentUpload extends SectionSink {
  readonly id: number;
  /** Describes what was written. */
  finish(meta: SegmentMeta): void;
}

/** Segments to be read, a piece at a time. */
export interface SegmentReading {
  /** Grows with every committed change; 0 for an index that was never written. */
  readGeneration(): number;
  /** The live segments, oldest first. */
  listSegments(): readonly SegmentSize[];
  /** What is said of a segment; undefined where it is gone or what is said makes no sense. */
  describe(segment: number): StoredSegment | undefined;
  /** The pieces of a segment: section by section, front to back. */
  listPieces(segment: number): readonly SegmentPiece[];
  /** Throws where the piece is gone. */
  readPiece(piece: number): Uint8Array;
  /** A bit for each deleted document; undefined while there is none. */
  readDeleted(segment: number): Uint8Array | undefined;
}

/** Where an engine reads segments from. */
export interface SegmentSource extends SegmentReading {
  /** Of the documents that the index is made of; committed together with it. */
  readCorpusVersion(): number;
  /** All that `work` reads is of the same moment. */
  atOneMoment<Result>(work: () => Result): Result;
}

/**
 * Where segments are kept: all that building, merging and deleting needs of a store. A segment never changes once it is
 * live; until then nobody reads it. One writer at a time.
 */
export interface SegmentFiles extends SegmentReading {
  /** Answers the new generation. */
  raiseGeneration(): number;
  /** Opens a segment for writing; `finish` completes it, `publish` makes it live. */
  createSegment(): SegmentUpload;
  publish(segment: number): void;
  /** Takes a segment out of the index at once; its bytes go in `sweepChunk`. */
  retire(segment: number): void;
  /** Segments that are not live: being written, left over from a crash, or retired. */
  listBuilding(): readonly number[];
  /** Removes about so many pieces of a segment that is not live; answers whether something is left. */
  sweepChunk(segment: number, pieces: number): boolean;
  /** Removes about so many pieces of segments that are gone; answers whether some are left. */
  sweepOrphans(pieces: number): boolean;
  /** Notes that all documents are indexed as this version of the program does it. */
  markCurrent(): void;
  writeDeleted(segment: number, documents: number, bitmap: Uint8Array): void;
  /** All changes of `work` are made, or none where it throws; inside another such work they belong to that. */
  atOnce<Result>(work: () => Result): Result;
}
