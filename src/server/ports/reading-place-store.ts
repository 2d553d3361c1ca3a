import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { ReadingPlace } from '#domain/tools/desk/reading-place.ts';

/** Where accounts stopped reading, one place in each document. Part of the history: paused and cleared with it. */
export interface ReadingPlaceStore {
  /** The latest first, at most `limit`; none while the account keeps no history. */
  listPlaces(owner: AccountOnEdition, limit: number): Promise<ReadingPlace[]>;
  findPlace(owner: AccountOnEdition, document: string): Promise<ReadingPlace | undefined>;
  /**
   * Takes the place of an earlier one in the document and forgets those beyond `READING_PLACES_LIMIT`; false where the
   * account keeps no history, and then nothing is written.
   */
  keepPlace(owner: AccountOnEdition, place: ReadingPlace): Promise<boolean>;
  /** Does nothing where there is none. */
  forgetPlace(owner: AccountOnEdition, document: string): Promise<void>;
}
