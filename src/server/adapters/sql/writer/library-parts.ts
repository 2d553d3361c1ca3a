import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { LibraryInserts } from './library-inserts.ts';

/** What rows of the library are made with. */
export interface LibraryParts {
  readonly inserts: LibraryInserts;
  /** The instruments whose provisions are told from what documents say. */
  readonly known: KnownInstruments;
}
