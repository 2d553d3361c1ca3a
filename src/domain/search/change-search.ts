import { type SearchDefaults, type SearchState, defaultSortOf } from '#domain/search/search-state.ts';

/**
 * The state after a choice of the reader. Whatever changes but the page itself leads back to the first result
 * (SR-072); a sort that nobody chose follows the query, from newest to best and back (OP-55).
 */
export function changeSearch(state: SearchState, change: Partial<SearchState>, defaults: SearchDefaults): SearchState {
  const before = defaultSortOf(state, defaults);
  const isDefault = state.sortBy === before.sortBy && state.sortOrder === before.sortOrder;
  const sort = isDefault ? defaultSortOf({ ...state, ...change }, defaults) : {};
  return { ...state, ...sort, start: 0, ...change };
}
