import type { EditionId } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import type { Filter, SearchState, SearchWords } from './search-state.ts';
import type { SortOrder } from '#domain/edition/sort-choice.ts';

/** The version of what is written. It changes with every change of meaning: what is stored outlives the code. */
export const SAVED_SEARCH_VERSION = 2;
/** That of a search whose words are not read as a phrase, which a release that knows only phrases must not make. */
export const READ_OTHERWISE_VERSION = 3;

/**
 * A search as it is kept: what is looked for, never which part of the results was shown. What it leaves unsaid, '' or
 * null, is as its mode has it on the day it is made again.
 */
export interface SavedSearch extends SearchWords, Pick<SearchState, 'titleOnly' | 'hasContent' | 'forms'> {
  readonly version: typeof SAVED_SEARCH_VERSION;
  /** How words side by side are read: as a phrase where nothing is said (OP-181). */
  readonly read: ReadAs;
  readonly edition: EditionId;
  /** Whose calls make it, for example `documentSearch`. */
  readonly endpoint: string;
  /** Id of the mode; '' for the first of the endpoint. */
  readonly mode: string;
  /** One for each filter, none without values. */
  readonly filters: readonly Filter[];
  readonly dateType: string;
  /** -2 all time, -1 the days given, 0 to 3 the last 3, 6, 12 and 24 months. */
  readonly datePeriod: number | null;
  /** Days as calls write them, `dd-mm-yyyy`; '' where open, and with any period but -1. */
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly sortBy: string;
  readonly sortOrder: SortOrder | '';
}

/** What a search says, whoever keeps it and wherever it is made. */
export type SearchSaid = Omit<SavedSearch, 'version' | 'edition' | 'endpoint'>;

/** What was kept as a search and cannot be read as one. */
export interface UnreadableSearch {
  readonly version: null;
  /** Why, in words for its reader. */
  readonly reason: string;
  /** As it was stored, to the letter. */
  readonly stored: string;
}

/** What a store answers: nothing that was kept is lost because it cannot be read. */
export type StoredSearch = SavedSearch | UnreadableSearch;

/** A stored search that is to be made again. Throws `query-unreadable` with the reason where it cannot be read. */
export function getReadable(search: StoredSearch): SavedSearch {
  if (search.version === null) throw new LibraryError('query-unreadable', { reason: search.reason });
  return search;
}

/** Equal for searches that say the same, in whatever order filters and values were chosen. */
export function keyOfSavedSearch(search: SavedSearch): string {
  const filters = search.filters.map(({ facet, values, every }) => [facet, every, ...values.toSorted()]);
  return JSON.stringify([
    search.edition,
    search.endpoint.toLowerCase(),
    search.mode.toLowerCase(),
    [search.q, search.qTitle, search.qPublicationTitle],
    [search.titleOnly, search.hasContent, search.forms],
    filters.map((filter) => JSON.stringify(filter)).sort(),
    [search.dateType, search.datePeriod, search.dateFrom, search.dateTo],
    [search.sortBy, search.sortOrder],
    // Keys that are kept from before there were readings are those of phrases.
    ...(search.read === 'phrase' ? [] : [search.read]),
  ]);
}
