import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { readPlainWords } from '#domain/query/plain-words.ts';
import { parseSearchState } from './parse-search-state.ts';
import { ALL_TIME, firstDay, lastDay, parseWireDate, toWireDate } from './period.ts';
import { nameFilter } from './saved-search-body.ts';
import { printSearchState, type AddressPair } from './print-search-state.ts';
import { SAVED_SEARCH_VERSION, type SavedSearch, type SearchSaid } from './saved-search.ts';
import {
  createSearchState,
  defaultSortOf,
  defaultsOf,
  naturalOrder,
  textOf,
  type SearchDefaults,
  type SearchState,
} from './search-state.ts';
import { findSortBy } from './sorts.ts';

/** A mode as the browser or the server knows it. */
type PageMode = Parameters<typeof defaultsOf>[0] & { readonly id: string };

/** Where a search is made: the path of a page and its parameters. */
export interface SearchAddress {
  readonly path: string;
  readonly pairs: readonly AddressPair[];
}

/**
 * The search that an address of the edition opens. Undefined where it opens none, or says something that the page would
 * leave aside: what is kept is not guessed.
 */
export function readSearchAddress(edition: Edition, { path, pairs }: SearchAddress): SavedSearch | undefined {
  const ofPath = edition.modes.filter((mode) => mode.path === path);
  const named = pairs.find(([name]) => name === 'mode')?.[1].toLowerCase();
  const mode = named === undefined ? ofPath[0] : ofPath.find(({ id }) => id.toLowerCase() === named);
  if (!mode) return undefined;
  const defaults = readDefaults(edition, mode);
  const { state, notes } = parseSearchState(pairs, defaults);
  if (notes.length > 0) return undefined;
  const filters = state.filters.map((filter) => nameFilter(filter, mode.id));
  const said = leaveUnsaid(readPageSearch(mode, { ...state, filters, mode: mode.id }), state, defaults);
  return { version: SAVED_SEARCH_VERSION, edition: edition.id, endpoint: mode.endpoint, ...said };
}

/** The address that makes the search on the page of its mode, from the first result on. */
export function printSearchAddress(edition: Edition, mode: SearchMode, search: SavedSearch): SearchAddress {
  const defaults = readDefaults(edition, mode);
  const { titleOnly, hasContent, forms, filters } = search;
  const words = { q: search.q, qTitle: search.qTitle, qPublicationTitle: search.qPublicationTitle };
  const isFirstOfPath = edition.modes.find(({ path }) => path === mode.path)?.id === mode.id;
  const state: SearchState = {
    ...createSearchState(defaults),
    ...words,
    titleOnly,
    hasContent,
    forms,
    filters,
    dateType: search.dateType || defaults.dates.dateType,
    datePeriod: search.datePeriod ?? defaults.dates.datePeriod,
    dateFrom: parseWireDate(search.dateFrom) ?? '',
    dateTo: parseWireDate(search.dateTo) ?? '',
    ...readSort(search, defaults),
    read: nameReading(search),
    mode: isFirstOfPath ? '' : mode.id,
  };
  return { path: mode.path, pairs: printSearchState(state, defaults) };
}

/** The page shows by itself how words are read: what is kept is one of the readings. */
function nameReading(search: SavedSearch): SearchState['read'] {
  const parsed = search.read === 'phrase' ? parseQuery(textOf(search)) : undefined;
  return !parsed || (parsed.ok && readPlainWords(textOf(search), parsed)) ? search.read : '';
}

/** What holds on a page where its address says nothing, with what the edition says of its filters. */
function readDefaults(edition: Edition, mode: SearchMode): SearchDefaults {
  const { facets } = edition;
  return defaultsOf({
    ...mode,
    singleFacets: facets.filter(({ control }) => control === 'radio').map(({ id }) => id),
    treeFacets: facets.filter(({ kind }) => isTree(kind)).map(({ id }) => id),
  });
}

/** The search of a page as the page asks it: with its order, and with its dates wherever they could differ. */
export function readPageSearch(mode: PageMode, state: SearchState): SearchSaid {
  const { dates } = defaultsOf(mode);
  const isAlwaysAll = state.datePeriod === ALL_TIME && dates.datePeriod === ALL_TIME;
  return {
    mode: state.mode || mode.id,
    q: state.q,
    qTitle: state.qTitle,
    qPublicationTitle: state.qPublicationTitle,
    titleOnly: state.titleOnly,
    hasContent: state.hasContent,
    forms: state.forms,
    read: state.read || 'phrase',
    filters: state.filters,
    dateType: state.dateType === dates.dateType ? '' : state.dateType,
    datePeriod: isAlwaysAll ? null : state.datePeriod,
    // Calls take whole days: a year begins on its first day and ends on its last.
    dateFrom: state.dateFrom === '' ? '' : toWireDate(firstDay(state.dateFrom)),
    dateTo: state.dateTo === '' ? '' : toWireDate(lastDay(state.dateTo)),
    sortBy: state.sortBy,
    sortOrder: state.sortOrder,
  };
}

/** What the address need not write stays unsaid. */
function leaveUnsaid(said: SearchSaid, state: SearchState, defaults: SearchDefaults): SearchSaid {
  const { datePeriod, sortBy, sortOrder } = state;
  const sort = defaultSortOf(state, defaults);
  const order = sortBy === sort.sortBy ? sort.sortOrder : naturalOrder(sortBy);
  return {
    ...said,
    datePeriod: datePeriod === defaults.dates.datePeriod ? null : datePeriod,
    sortBy: sortBy === sort.sortBy ? '' : sortBy,
    sortOrder: sortOrder === order ? '' : sortOrder,
  };
}

function readSort(search: SavedSearch, defaults: SearchDefaults): Pick<SearchState, 'sortBy' | 'sortOrder'> {
  const sort = defaultSortOf(search, defaults);
  const sortBy = findSortBy(search.sortBy) ?? sort.sortBy;
  const order = search.sortBy === '' ? sort.sortOrder : naturalOrder(sortBy);
  return { sortBy, sortOrder: search.sortOrder || order };
}
