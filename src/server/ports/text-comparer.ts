import type { OutlinedVersion } from '#domain/versions/outline-version.ts';
import type { ShownChanges } from '#domain/versions/shorten-changes.ts';

/** A version of a document, and the number of its content. */
export interface VersionContent {
  readonly version: number;
  readonly content: number;
}

/** Holds stored texts against each other. Throws `comparison-too-slow` and, where too many wait, `library-busy`. */
export interface TextComparer {
  /** What changed from one content to another, by their numbers. */
  compare(former: number, next: number): Promise<ShownChanges>;
  /** Versions of one document, the oldest first, as addresses are resolved against them. */
  outline(versions: readonly VersionContent[]): Promise<OutlinedVersion[]>;
}
