import type { SearchQuery } from '#contract/search.ts';
import { parseSearchState, type AddressNote } from '#domain/search/parse-search-state.ts';
import { printSearchState } from '#domain/search/print-search-state.ts';
import { readPageSearch } from '#domain/search/saved-search-address.ts';
import { writeSearchBody } from '#domain/search/saved-search-body.ts';
import {
  createSearchState,
  defaultsOf,
  defaultSortOf,
  hasQuery,
  textOf,
  type SearchDefaults,
  type SearchState,
} from '#domain/search/search-state.ts';
import type { SearchMode } from './edition-view.ts';

/** The search that an address of the mode asks for, with what had to be left aside. */
export function readAddress(
  mode: SearchMode,
  search: string,
): { readonly state: SearchState; readonly notes: readonly AddressNote[] } {
  return parseSearchState(new URLSearchParams(search), defaultsOf(mode));
}

/**
 * The address of the mode's page with this search. A sort that was only the default stays the default when a change
 * makes another one hold.
 */
export function hrefOfSearch(mode: SearchMode, change: Partial<SearchState> = {}, from?: SearchState): string {
  const defaults = defaultsOf(mode);
  const state = { ...createSearchState(defaults), ...from, ...readAfter(change, from), ...change };
  const pairs = printSearchState(keepDefaultSort(state, change, from, defaults), defaults);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? mode.path : `${mode.path}?${text}`;
}

/** The search as the calls take it that ask what it finds, whatever the page and the order. */
export function bodyOfMatches(mode: SearchMode, state: SearchState): SearchQuery {
  const {
    start: _start,
    resultsPerPage: _size,
    sortBy: _sort,
    sortOrder: _order,
    scope: _scope,
    ...body
  } = bodyOf(mode, state);
  return body;
}

/** The search as the calls take it; words and filters are named also where there are none. */
export function bodyOf(mode: SearchMode, state: SearchState): SearchQuery {
  const { start, resultsPerPage } = state;
  const scope = state.scope === 'closed' ? { scope: state.scope } : {};
  return { q: null, filters: [], ...writeSearchBody(readPageSearch(mode, state)), ...scope, start, resultsPerPage };
}

/** The search as its page asks for it: with what other readings of its words find (OP-181). */
export function pageBodyOf(mode: SearchMode, state: SearchState): SearchQuery {
  return { ...bodyOf(mode, state), parts: true, ...(state.read === '' ? {} : { read: state.read }) };
}

/** A reading was chosen of words: of others the page shows its own. */
function readAfter(change: Partial<SearchState>, from: SearchState | undefined): Partial<SearchState> {
  return from && textOf({ ...from, ...change }) !== textOf(from) ? { read: '' } : {};
}

function keepDefaultSort(
  state: SearchState,
  change: Partial<SearchState>,
  from: SearchState | undefined,
  defaults: SearchDefaults,
): SearchState {
  if (change.sortBy !== undefined) return state;
  const before = from && defaultSortOf(from, defaults);
  const wasDefault = !from || (from.sortBy === before?.sortBy && from.sortOrder === before.sortOrder);
  const canKeep = state.sortBy !== 'score' || hasQuery(state);
  return wasDefault || !canKeep ? { ...state, ...defaultSortOf(state, defaults) } : state;
}
