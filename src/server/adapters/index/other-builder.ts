import type { IndexEntry } from '#server/ports/search-index.ts';
import type { SegmentMeta } from './segment-meta.ts';

/** A segment as it is written: pieces of its sections in order. */
export interface BuiltSegment {
  readonly meta: SegmentMeta;
  readonly sections: readonly (readonly [section: string, bytes: Uint8Array<ArrayBuffer>])[];
}

/** Builds segments beside what its caller does meanwhile. */
export interface OtherBuilder {
  /** Whether this is a good time for it. */
  readonly isFree: boolean;
  /** How many documents wait to be built. */
  readonly documents: number;
  /** About how much memory they take. */
  readonly bytes: number;
  /** Adds a document, whose texts are read before this is done. Its place in the segment is that of the call. */
  take(entry: IndexEntry): Promise<void>;
  /** Builds the segment of all documents since the last one, which wait no more; throws where that failed. */
  build(): Promise<BuiltSegment>;
  /** Forgets what waits; also after something failed. */
  discard(): Promise<void>;
}
