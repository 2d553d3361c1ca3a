import type { EditionId } from '#domain/edition/edition.ts';
import { keyOfSavedSearch, type StoredSearch } from '#domain/search/saved-search.ts';

/** How many searches are kept of each owner on each edition (OP-85). */
export const LATEST_SEARCHES_KEPT = 20;

/** The largest a field of a kept search may be, in UTF-16 units, and the most topics or countries it may name. */
export const LATEST_SEARCH_LIMITS = { title: 300, url: 4000, value: 300, values: 200 } as const;

/** A search that somebody made, in the words they know it by. */
export interface LatestSearch {
  readonly edition: EditionId;
  /** What was looked for, for example `consent NEAR5 jurisdiction`. */
  readonly title: string;
  /** Path and query of this site that make the search again, as it was on the screen. */
  readonly url: string;
  /** What that address looks for; null for one that is none of a search of the edition. */
  readonly search: StoredSearch | null;
  /** Values of the topics and countries that the search was narrowed to. */
  readonly topics: readonly string[];
  readonly countries: readonly string[];
}

/** A search as it is kept: `id` is opaque, `addedDate` the instant it was last made, UTC. */
export interface KeptSearch extends LatestSearch {
  readonly id: string;
  readonly addedDate: string;
}

/** Parameters that say which part of the results is shown, not what was looked for. */
const PAGING = new Set(['start', 'resultsPerPage']);

/** What makes a search of an edition the same again (OP-85): what it looks for, or its address where that is not known. */
export function keyOfLatest({ search, url }: Pick<LatestSearch, 'search' | 'url'>): string {
  return search?.version ? keyOfSavedSearch(search) : keyOfAddress(url);
}

/** An address without the page of results that was open (OP-85), in whatever order its filters were ticked. */
export function keyOfAddress(url: string): string {
  const [address = ''] = url.split('#', 1);
  const [path = '', ...query] = address.split('?');
  const pairs = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !PAGING.has(pair.split('=', 1)[0] ?? ''))
    .sort();
  return `${path}?${pairs.join('&')}`;
}

/**
 * All the searches of one owner, newest first: an equal one made later stands for both under the id of the earlier, so
 * that it moves up, and the oldest give way to the twenty that are kept of each edition (OP-85).
 */
export function keepLatestSearches(searches: readonly KeptSearch[]): KeptSearch[] {
  const kept = new Map<string, KeptSearch>();
  for (const search of [...searches].sort(byAge)) {
    const key = `${search.edition} ${keyOfLatest(search)}`;
    const earlier = kept.get(key);
    // The place in the map is that of the latest time it was made.
    kept.delete(key);
    kept.set(key, earlier ? { ...search, id: earlier.id } : search);
  }
  const counts = new Map<EditionId, number>();
  return [...kept.values()].reverse().filter(({ edition }) => {
    const count = (counts.get(edition) ?? 0) + 1;
    counts.set(edition, count);
    return count <= LATEST_SEARCHES_KEPT;
  });
}

/** What a list of searches may be narrowed to; nothing named is no constraint. */
export interface LatestSearchFilter {
  readonly topics: readonly string[];
  readonly countries: readonly string[];
}

/** Whether a search names one of the topics and one of the countries asked for (SR-220). */
export function isAmong(search: Pick<LatestSearch, 'topics' | 'countries'>, filter: LatestSearchFilter): boolean {
  return hasAny(search.topics, filter.topics) && hasAny(search.countries, filter.countries);
}

function hasAny(values: readonly string[], wanted: readonly string[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value));
}

/** Oldest first; those of the same instant stay as they stand. */
function byAge(one: KeptSearch, other: KeptSearch): number {
  return one.addedDate < other.addedDate ? -1 : one.addedDate > other.addedDate ? 1 : 0;
}
