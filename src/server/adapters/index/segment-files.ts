import type { SectionSink } from './section-writer.ts';
import type { SegmentFile } from './segment-file.ts';
import type { SegmentMeta, StoredSegmentMeta } from './segment-meta.ts';

/** A live segment at a glance. */
export interface SegmentSize {
  readonly id: number;
  /** Documents, deleted ones included. */
  readonly documents: number;
  readonly bytes: number;
  readonly deleted: number;
}

/** Takes the bytes of one new segment. */
export interface SegmentUpload extends SectionSink {
  readonly id: number;
  /** Describes what was written. */
  finish(meta: SegmentMeta): void;
}

/** What is said of the bytes of a segment, to hold them against. */
export interface StoredSegment {
  readonly bytes: number;
  readonly meta: StoredSegmentMeta;
}

/** Where segments are read from. */
export interface SegmentSource {
  /** Grows with every committed change; 0 for an index that was never written. */
  readGeneration(): number;
  /** Of the documents that the index is made of; committed together with it. */
  readCorpusVersion(): number;
  /** The live segments, oldest first. */
  listSegments(): readonly SegmentSize[];
  /** Reads a whole segment into shared memory. Throws where it is gone. */
  load(segment: number): SegmentFile;
  /** The bitmap of deleted documents in shared memory; undefined while there is none. */
  loadDeleted(segment: number): Uint8Array | undefined;
  /** All that `work` reads is of the same moment. */
  atOneMoment<Result>(work: () => Result): Result;
}

/**
 * Where segments are kept: all that building, merging and deleting needs of a store. A segment never changes once it is
 * live; until then nobody reads it. One writer at a time.
 */
export interface SegmentFiles extends Pick<SegmentSource, 'readGeneration' | 'listSegments' | 'load'> {
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
  readDeleted(segment: number): Uint8Array | undefined;
  writeDeleted(segment: number, documents: number, bitmap: Uint8Array): void;
  /** One section of a segment, in memory of its own. */
  readSection(segment: number, section: string): Uint8Array;
  /** What is said of a segment; undefined where it is gone or what is said makes no sense. */
  describe(segment: number): StoredSegment | undefined;
  /** The pieces of a segment as they were written, section by section, one in memory at a time. */
  readPieces(segment: number): Iterable<{ readonly section: string; readonly bytes: Uint8Array }>;
  /** All changes of `work` are made, or none where it throws; inside another such work they belong to that. */
  atOnce<Result>(work: () => Result): Result;
}
