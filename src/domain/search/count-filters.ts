import { hasDefaultDates, type SearchDefaults, type SearchState } from '#domain/search/search-state.ts';

/**
 * How many things narrow the search besides its query: chosen values, preferences, dates and words in titles, which
 * do not stand in the search field (SR-028).
 */
export function countFilters(state: SearchState, defaults: Pick<SearchDefaults, 'dates'>): number {
  const values = state.filters.reduce((sum, { values: chosen }) => sum + chosen.length, 0);
  const dates = hasDefaultDates(state, defaults) ? 0 : 1;
  const titles = [state.qTitle, state.qPublicationTitle].filter((words) => words.trim() !== '').length;
  return values + Number(state.titleOnly) + Number(state.hasContent) + dates + titles;
}
