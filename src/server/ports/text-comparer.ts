import type { ProvisionUnit } from '#domain/provisions/known-instrument.ts';
import type { OutlinedVersion } from '#domain/versions/outline-version.ts';
import type { ShownChanges } from '#domain/versions/shorten-changes.ts';

/** A version of a document, and the number of its content. */
export interface VersionContent {
  readonly version: number;
  readonly content: number;
  /** Of a text of law: what its main parts are called that print only a number. */
  readonly bare?: ProvisionUnit;
}

/** Blocks of a former and of a next content that are held against each other, from 0, without their ends; none where both are 0. */
export interface ComparedParts {
  readonly former: BlocksOf;
  readonly next: BlocksOf;
}

interface BlocksOf {
  readonly content: number;
  readonly from: number;
  readonly to: number;
}

/** Holds stored texts against each other. Throws `comparison-too-slow` and, where too many wait, `library-busy`. */
export interface TextComparer {
  /**
   * For each block of a content, by its place, the one of the former content that it is known as, -1 where it is new
   * (`listForebears`). Both must be on disk.
   */
  align(former: number, next: number): Promise<Int32Array>;
  /** What changed from one content to another, by their numbers. */
  compare(former: number, next: number): Promise<ShownChanges>;
  /** What changed from one part of a text to another, of several one after the other. */
  compareParts(parts: readonly ComparedParts[]): Promise<ShownChanges[]>;
  /** Versions of one document, the oldest first, as addresses are resolved against them. */
  outline(versions: readonly VersionContent[]): Promise<OutlinedVersion[]>;
}
