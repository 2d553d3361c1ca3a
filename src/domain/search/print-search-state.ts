import { CUSTOM_PERIOD } from '#domain/search/period.ts';
import { type SearchDefaults, type SearchState, defaultSortOf, naturalOrder } from '#domain/search/search-state.ts';

/** Name and value, as `URLSearchParams` takes and gives them. */
export type AddressPair = readonly [name: string, value: string];

/** The parameters of a search in a fixed order, those at their defaults left out (SR-015). */
export function printSearchState(state: SearchState, defaults: SearchDefaults): [name: string, value: string][] {
  const sort = defaultSortOf(state, defaults);
  const hasDates = state.dateFrom !== '' || state.dateTo !== '';
  const order = state.sortBy === sort.sortBy ? sort.sortOrder : naturalOrder(state.sortBy);
  const pairs: [string, string][] = [];
  const add = (name: string, value: string | number, byDefault: string | number): void => {
    if (value !== byDefault) pairs.push([name, String(value)]);
  };
  add('q', state.q, '');
  add('qTitle', state.qTitle, '');
  add('qPublicationTitle', state.qPublicationTitle, '');
  add('titleOnly', String(state.titleOnly), 'false');
  add('hasContent', String(state.hasContent), 'false');
  add('scope', state.scope, '');
  add('forms', state.forms, 'number');
  add('read', state.read, '');
  for (const { facet, values, every } of state.filters) {
    for (const value of values) pairs.push([facet, value]);
    if (every && values.length > 0) pairs.push([`${facet}.op`, 'and']);
  }
  add('dateType', state.dateType, defaults.dates.dateType);
  add('datePeriod', state.datePeriod, hasDates ? CUSTOM_PERIOD : defaults.dates.datePeriod);
  add('dateFrom', state.dateFrom, '');
  add('dateTo', state.dateTo, '');
  add('sortBy', state.sortBy, sort.sortBy);
  add('sortOrder', state.sortOrder, order);
  add('start', state.start, 0);
  add('resultsPerPage', state.resultsPerPage, defaults.resultsPerPage);
  add('mode', state.mode, '');
  return pairs;
}
