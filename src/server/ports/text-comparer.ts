import type { ShownChanges } from '#domain/versions/shorten-changes.ts';

/** Holds two stored texts against each other. */
export interface TextComparer {
  /**
   * What changed from one content to another, by their numbers. Throws `comparison-too-slow` where it takes too long, and
   * `library-busy` where too many wait.
   */
  compare(former: number, next: number): Promise<ShownChanges>;
}
