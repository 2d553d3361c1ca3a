import type { Reader } from '#domain/access/reader.ts';
import type { SeenMark } from '#domain/tools/desk/search-alert.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { getReadable, type StoredSearch } from '#domain/search/saved-search.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';

/** A search that somebody looks at from time to time: an alert, a favorite. */
export interface WatchedSearch {
  /** One of its own among all that one list of counts is asked for. */
  readonly id: string;
  readonly search: StoredSearch;
  /** What its reader has seen. */
  readonly seen: SeenMark;
}

/** How much is new of a search, or why that cannot be said. */
export interface NewCount {
  readonly total: number | null;
  readonly isExact: boolean;
  readonly trouble: string | null;
}

/** Counts remembered; past it all are counted anew. */
const MOST = 5000;

/** How much is new of searches, counted once for each state of the library. Readers with the same codes count alike. */
export class NewCounts {
  readonly #finder: NewHitFinder;
  readonly #clock: Clock;
  readonly #known = new Map<string, NewCount>();

  constructor(finder: NewHitFinder, clock: Clock) {
    this.#finder = finder;
    this.#clock = clock;
  }

  async count(reader: Reader, watched: WatchedSearch): Promise<NewCount> {
    // A period such as "the last three months" ends with the day.
    const when = [this.#clock.today(), await this.#finder.generation()];
    const { at, corpusVersion } = watched.seen;
    const state = [watched.id, at, corpusVersion, ...reader.codes, ...when].join(' ');
    const known = this.#known.get(state);
    if (known) return known;
    const count = await this.#ask(reader, watched);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(state, count);
    return count;
  }

  async #ask(reader: Reader, watched: WatchedSearch): Promise<NewCount> {
    try {
      const { total, isExact } = await this.#finder.findNew(reader, getReadable(watched.search), watched.seen, 0);
      return { total, isExact, trouble: null };
    } catch (error) {
      if (!(error instanceof LibraryError)) throw error;
      return { total: null, isExact: true, trouble: error.details?.reason ?? error.message };
    }
  }
}
