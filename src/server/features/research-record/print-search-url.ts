import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { CUSTOM_PERIOD, parseWireDate } from '#domain/search/period.ts';
import { printSearchState } from '#domain/search/print-search-state.ts';
import {
  createSearchState,
  defaultsOf,
  type SearchDefaults,
  type SearchState,
  type SortChoice,
} from '#domain/search/search-state.ts';

/** The address of the application that makes a search again, from its first result on. */
export function printSearchUrl(
  edition: Edition,
  mode: SearchMode,
  query: SearchQuery,
  { sortBy, sortOrder }: SortChoice,
): string {
  const defaults = defaultsOf(mode);
  const isFirstOfPath = edition.modes.find(({ path }) => path === mode.path)?.id === mode.id;
  const state = { ...readState(query, defaults), sortBy, sortOrder, mode: isFirstOfPath ? '' : mode.id };
  const text = new URLSearchParams(printSearchState(state, defaults)).toString();
  return text === '' ? mode.path : `${mode.path}?${text}`;
}

function readState(query: SearchQuery, defaults: SearchDefaults): SearchState {
  const dateFrom = parseWireDate(query.dateFrom ?? '') ?? '';
  const dateTo = parseWireDate(query.dateTo ?? '') ?? '';
  const hasDates = dateFrom !== '' || dateTo !== '';
  const period = query.datePeriod ?? CUSTOM_PERIOD;
  // A search goes by its period, an address by its days: only one of them is written.
  const days = period === CUSTOM_PERIOD && hasDates ? { dateFrom, dateTo } : { dateFrom: '', dateTo: '' };
  return {
    ...createSearchState(defaults),
    q: query.q ?? '',
    qTitle: query.qTitle ?? '',
    qPublicationTitle: query.qPublicationTitle ?? '',
    titleOnly: query.searchWithinTitleOnly ?? false,
    hasContent: query.hasContent ?? false,
    filters: (query.filters ?? []).map(({ id, filterItems = [], andOrValue }) => ({
      facet: id,
      values: filterItems,
      every: andOrValue === 'and',
    })),
    dateType: query.dateType || defaults.dates.dateType,
    ...days,
    datePeriod: period === CUSTOM_PERIOD && !hasDates ? defaults.dates.datePeriod : period,
  };
}
