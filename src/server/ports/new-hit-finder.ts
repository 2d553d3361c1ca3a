import type { NewHitsAnswer } from '#contract/new-hits.ts';
import type { Reader } from './register-call.ts';
import type { SavedSearch } from './search-alert-store.ts';

/**
 * Asks the library what of a search was first imported after an instant; what merely changed is never among it. Throws
 * `LibraryError` for a search that cannot be taken.
 */
export interface NewHitFinder {
  /** At most `limit` hits, the newest first, closed ones among them and without any of their text; 0 counts only. */
  findNew(reader: Reader, search: SavedSearch, since: string, limit: number): Promise<NewHitsAnswer>;
  /** How many documents of the search were first imported on each of these days (`YYYY-MM-DD`) or later. */
  countAdded(reader: Reader, search: SavedSearch, days: readonly string[]): Promise<number[]>;
  /** The generation that answers now: what is remembered of another may be out of date. */
  generation(): Promise<number>;
}
