import type { FormerSource, RecordOrigin } from '#server/ports/content-writer.ts';
import type { SqlContentStage } from './sql-content-stage.ts';

/** The version of a document that is stored, and its content. */
export interface StoredVersion {
  readonly version: number;
  readonly content: number;
}

/** A document that is not withdrawn. */
export interface PresentDocument {
  readonly number: number;
  readonly id: string;
  readonly content: number;
}

/** What the library knows, staged changes included, of the document with a key. */
export interface KnownDocument {
  readonly number: number;
  readonly id: string;
  /** Absent while the document is new. */
  readonly sha256?: string;
  readonly stored?: StoredVersion | undefined;
  readonly version: number;
  /** The highest number that a version of it has: a state of law that came late has one after the newest text. */
  readonly highest: number;
  /** The highest number of a `b` anchor of such states, while they wait for their commit. */
  readonly highestAnchor?: number;
  /** The text of the staged version. */
  readonly stagedContent?: SqlContentStage;
  /** Digest of the source that the staged version was read from. */
  readonly stagedSource?: string;
  readonly editions: readonly string[];
  readonly firstImportedAt?: string | undefined;
  /** When it was withdrawn or set aside. */
  readonly removedAt: string | undefined;
  /** The file it came from, and its record; absent while it is new. */
  readonly source?: KnownSource;
}

export interface KnownSource extends FormerSource {
  readonly recordJson: string;
}

/** A document that is known to come from another file from now on. */
export interface MovedIdentity {
  readonly key: string;
  readonly known: KnownDocument;
  readonly origin: Pick<RecordOrigin, 'path' | 'file'>;
}
