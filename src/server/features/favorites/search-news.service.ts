import { NEW_HITS_LISTED, type NewHitsAnswer } from '#contract/new-hits.ts';
import type { SearchNewsAnswer } from '#contract/favorite-searches.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import type { Favorite } from '#domain/tools/desk/favorite.ts';
import { readLooks, type SearchLooks } from '#domain/tools/desk/search-looks.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { getReadable, type StoredSearch } from '#domain/search/saved-search.ts';
import { NewCounts } from '#server/asking/new-counts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';

/** A search among the favorites that can be made. */
interface Watched extends SearchLooks {
  readonly id: string;
  readonly search: StoredSearch;
}

interface LookAnswer {
  readonly search: SearchNewsAnswer;
  readonly matches: NewHitsAnswer;
  readonly isSeen: boolean;
}

/** What is new of the searches that an account keeps. Every call throws `not-subscribed` without a subscription to the edition. */
export class SearchNewsService {
  readonly #store: FavoriteStore;
  readonly #finder: NewHitFinder;
  readonly #counts: NewCounts;

  constructor(store: FavoriteStore, finder: NewHitFinder, clock: Clock) {
    this.#store = store;
    this.#finder = finder;
    this.#counts = new NewCounts(finder, clock);
  }

  /** In the order of the ids; those that are no searches of the reader are passed over. Stops where the reader has gone. */
  async count(reader: Reader, ids: readonly string[], signal: AbortSignal): Promise<SearchNewsAnswer[]> {
    const searches = await this.#listSearches(reader);
    const answers: SearchNewsAnswer[] = [];
    for (const id of new Set(ids)) {
      signal.throwIfAborted();
      const favorite = searches.get(id);
      if (favorite) answers.push(await this.#count(reader, favorite));
    }
    return answers;
  }

  /** Throws `favorite-not-found`, and what the search itself would throw. */
  async look(reader: Reader, id: string): Promise<LookAnswer> {
    const favorite = (await this.#listSearches(reader)).get(id);
    const watched = favorite && watch(favorite);
    if (!watched) throw new LibraryError('favorite-not-found');
    const search = getReadable(watched.search);
    const { seen, ...found } = await this.#finder.findNew(reader, search, watched.seen, NEW_HITS_LISTED);
    const hasNew = found.total > 0;
    await this.#store.noteLook(getOwner(reader), id, { seen, hasNew });
    const news = { id, since: seen.at, newCount: 0, isExact: true, trouble: null };
    if (hasNew || watched.before === null) {
      return { search: news, matches: { ...found, since: watched.seen.at }, isSeen: false };
    }
    const { seen: _seen, ...matches } = await this.#finder.findNew(reader, search, watched.before, NEW_HITS_LISTED);
    return { search: news, matches, isSeen: true };
  }

  async #listSearches(reader: Reader): Promise<Map<string, Favorite>> {
    const { favorites } = await this.#store.listShelf(getOwner(reader));
    return new Map(favorites.filter(({ kind }) => kind === 'search').map((favorite) => [favorite.id, favorite]));
  }

  async #count(reader: Reader, favorite: Favorite): Promise<SearchNewsAnswer> {
    const watched = watch(favorite);
    const { id, addedDate } = favorite;
    if (!watched) return { id, since: addedDate, newCount: null, isExact: true, trouble: NO_SEARCH };
    const { total, isExact, trouble } = await this.#counts.count(reader, watched);
    return { id, since: watched.seen.at, newCount: total, isExact, trouble };
  }
}

const NO_SEARCH = 'Its address is none of a search of this edition.';

/** Undefined for an address that is none of a search. */
function watch({ id, search, seen, addedDate }: Favorite): Watched | undefined {
  return search ? { id, search, ...readLooks(seen, addedDate) } : undefined;
}
