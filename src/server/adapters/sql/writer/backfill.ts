import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { LibraryParts } from './library-parts.ts';

export interface Portion {
  /** The number that was reached before. */
  readonly after: number;
  readonly limit: number;
}

/** Something that a library of before has to be given. */
export interface Backfill {
  readonly name: string;
  /** What it says to whoever waits: the things that it goes through. */
  readonly of: 'documents' | 'records';
  /** Fills some more, inside a transaction; answers the number it reached, or undefined where nothing is left. */
  readonly fill: (db: Kysely<LibrarySchema>, parts: LibraryParts, portion: Portion) => Promise<number | undefined>;
}
