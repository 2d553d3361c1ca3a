import { SEARCH_WITHIN } from '#domain/search/filter-ids.ts';
import { ALL_TIME } from '#domain/search/period.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import type { Forms } from '#domain/words/forms.ts';
import type { SortBy, SortChoice, SortOrder } from '#domain/edition/sort-choice.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-limits.ts';

/** Values the reader chose of one facet: any of them, or each of them where `every`. */
export interface Filter {
  readonly facet: string;
  readonly values: readonly string[];
  readonly every: boolean;
}

/** All that an address says about a search (ENT-022). Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, '' where open. */
export interface SearchState extends SortChoice {
  readonly q: string;
  readonly qTitle: string;
  readonly qPublicationTitle: string;
  readonly titleOnly: boolean;
  readonly hasContent: boolean;
  /** `closed`: what the search finds outside the reader's subscription, in a list of its own (OP-169). */
  readonly scope: '' | 'closed';
  /** Which forms of the words are found. */
  readonly forms: Forms;
  /** How words side by side are read (OP-181); '' where the search is to show that. */
  readonly read: ReadAs | '';
  readonly filters: readonly Filter[];
  readonly dateType: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  /** -2 all time, -1 the dates given, 0 to 3 the last 3, 6, 12 and 24 months. */
  readonly datePeriod: number;
  /** Index of the first result, from 0. */
  readonly start: number;
  readonly resultsPerPage: number;
  /** '' for the mode of the page. */
  readonly mode: string;
}

/** What holds where an address says nothing, and which facets it may name. */
export interface SearchDefaults {
  readonly facets: readonly string[];
  /** Facets of which one value holds at a time (SR-140). */
  readonly singleFacets?: readonly string[];
  /** Facets whose values are paths, `parent > child` (SR-100). */
  readonly treeFacets?: readonly string[];
  readonly sort: { readonly withQuery: SortChoice; readonly withoutQuery: SortChoice };
  readonly dates: { readonly dateType: string; readonly datePeriod: number };
  readonly resultsPerPage: number;
}

/** The default dates: all of them; a period chosen later means the relevant date. */
export const DEFAULT_DATES: SearchDefaults['dates'] = { dateType: 'relevant-date', datePeriod: ALL_TIME };

/** What a mode says of its searches, as an edition has it and as the browser is told. */
interface ModeDefaults extends Pick<SearchDefaults, 'facets' | 'singleFacets' | 'treeFacets'> {
  readonly hasSwitches?: boolean;
  readonly defaultSort: SearchDefaults['sort'];
  readonly defaultDates?: SearchDefaults['dates'] | null;
  readonly pageSize?: number;
}

/** What holds on the page of a mode where its address says nothing. */
export function defaultsOf(mode: ModeDefaults): SearchDefaults {
  const { facets, singleFacets = [], treeFacets = [] } = mode;
  return {
    facets: mode.hasSwitches ? [...facets, SEARCH_WITHIN] : facets,
    singleFacets,
    treeFacets,
    sort: mode.defaultSort,
    dates: mode.defaultDates ?? DEFAULT_DATES,
    resultsPerPage: mode.pageSize ?? DEFAULT_PAGE_SIZE,
  };
}

/** A search for everything, as the defaults have it. */
export function createSearchState(defaults: SearchDefaults): SearchState {
  return {
    q: '',
    qTitle: '',
    qPublicationTitle: '',
    titleOnly: false,
    hasContent: false,
    scope: '',
    forms: 'number',
    read: '',
    filters: [],
    ...defaults.dates,
    dateFrom: '',
    dateTo: '',
    ...defaults.sort.withoutQuery,
    start: 0,
    resultsPerPage: defaults.resultsPerPage,
    mode: '',
  };
}

/** The words of a search, in the places where they are looked for; a search has one of the three. */
export type SearchWords = Pick<SearchState, 'q' | 'qTitle' | 'qPublicationTitle'>;

/** A search that looks for no words in titles. */
export const NO_TITLE_WORDS = { qTitle: '', qPublicationTitle: '' } as const satisfies Partial<SearchWords>;

/** The same as a call names them, where none may be given. */
type GivenWords = { readonly [Field in keyof SearchWords]?: string | null | undefined };

/** The field in which the words of a search stand: one for titles where there are words in it. */
export function fieldOf(search: GivenWords): keyof SearchWords {
  return (['qTitle', 'qPublicationTitle'] as const).find((field) => search[field]?.trim()) ?? 'q';
}

/** The words of a search as typed, in whichever of its fields they stand; '' without any. */
export function textOf(search: GivenWords): string {
  return search[fieldOf(search)] ?? '';
}

/** The same search with other words, in the same field. */
export function withText<Search extends GivenWords>(search: Search, text: string): Search {
  return { ...search, [fieldOf(search)]: text };
}

/** A search for the same words and nothing else. */
export function textAlone({ q, qTitle, qPublicationTitle }: GivenWords): GivenWords {
  return { q, qTitle, qPublicationTitle };
}

/** Whether the search asks for words, so that results have a score. */
export function hasQuery(search: GivenWords): boolean {
  return textOf(search).trim() !== '';
}

/** Whether the dates are those that hold where the reader chose none. Another kind of date orders the hits even of all time. */
export function hasDefaultDates(
  state: Pick<SearchState, 'dateType' | 'dateFrom' | 'dateTo' | 'datePeriod'>,
  { dates }: Pick<SearchDefaults, 'dates'>,
): boolean {
  const hasDays = state.dateFrom !== '' || state.dateTo !== '';
  return !hasDays && state.datePeriod === dates.datePeriod && state.dateType === dates.dateType;
}

/** The sort that holds where the reader chose none. */
export function defaultSortOf(state: SearchWords, defaults: SearchDefaults): SortChoice {
  return hasQuery(state) ? defaults.sort.withQuery : defaults.sort.withoutQuery;
}

/** The order that goes with a sort where none is named: titles from A, everything else from the top. */
export function naturalOrder(sortBy: SortBy): SortOrder {
  return sortBy === 'title' ? 'asc' : 'desc';
}
