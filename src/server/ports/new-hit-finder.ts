import type { NewHitAnswer, NewHitsAnswer } from '#contract/new-hits.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { SeenMark } from '#domain/tools/desk/search-alert.ts';
import type { SavedSearch } from '#domain/search/saved-search.ts';

/** What is new, and the mark of whoever has seen it. */
export interface FoundNew extends NewHitsAnswer {
  readonly seen: SeenMark;
}

/**
 * Asks the library what of a search it did not have at a mark: exactly that, also where documents were read before and
 * could be found only after. To announce what the reader could see would cost them a look, to keep quiet about a
 * document would cost them the document. What merely changed is never among it. Throws `LibraryError` for a search that
 * cannot be taken.
 */
export interface NewHitFinder {
  /** At most `limit` hits, the newest first, closed ones among them and without any of their text; 0 counts only. */
  findNew(reader: Reader, search: SavedSearch, since: SeenMark, limit: number): Promise<FoundNew>;
  /** The same hits for whoever does not ask how many there are. */
  listNew(reader: Reader, search: SavedSearch, since: SeenMark, limit: number): Promise<NewHitAnswer[]>;
  /** The mark of whoever has seen all that the search finds now. */
  getMark(reader: Reader, search: SavedSearch): Promise<SeenMark>;
  /** How many documents of the search were first imported on each of these days (`YYYY-MM-DD`) or later. */
  countAdded(reader: Reader, search: SavedSearch, days: readonly string[]): Promise<number[]>;
  /** The generation that answers now: what is remembered of another may be out of date. */
  generation(): Promise<number>;
}
