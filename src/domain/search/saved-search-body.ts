import { nameFilterPlaces } from '../places/name-filter-places.ts';
import { TIME_PERIOD } from './filter-ids.ts';
import { ALL_TIME, CUSTOM_PERIOD, parsePeriod, parseWireDate, toWireDate } from './period.ts';
import type { ReadAs } from '#domain/query/readings.ts';
import type { Forms } from '#domain/words/forms.ts';
import { SAVED_SEARCH_VERSION, type SavedSearch, type SearchSaid } from './saved-search.ts';
import type { Filter } from './search-state.ts';
import { findSortBy } from './sorts.ts';

/** The body of a search call as it may come in; paging and what else it says is left aside. */
export interface GivenBody {
  readonly q?: string | null | undefined;
  readonly qTitle?: string | null | undefined;
  readonly qPublicationTitle?: string | null | undefined;
  readonly filters?: readonly GivenFilter[] | null | undefined;
  readonly dateType?: string | null | undefined;
  /** `dd-mm-yyyy`. */
  readonly dateFrom?: string | null | undefined;
  readonly dateTo?: string | null | undefined;
  readonly datePeriod?: number | null | undefined;
  readonly sortBy?: string | null | undefined;
  readonly sortOrder?: 'asc' | 'desc' | null | undefined;
  readonly mode?: string | null | undefined;
  readonly searchWithinTitleOnly?: boolean | null | undefined;
  readonly hasContent?: boolean | null | undefined;
  readonly forms?: Forms | null | undefined;
  readonly read?: ReadAs | null | undefined;
}

interface GivenFilter {
  readonly id: string;
  readonly filterItems?: readonly string[] | undefined;
  readonly andOrValue?: 'and' | 'or' | undefined;
}

/** The body of a search call as it is written: nothing that says nothing. */
export interface SearchBody extends Partial<Record<WordField, string>> {
  filters?: { id: string; filterItems: string[]; andOrValue: 'and' | 'or' }[];
  datePeriod?: number;
  sortOrder?: 'asc' | 'desc';
  searchWithinTitleOnly?: true;
  hasContent?: true;
  forms?: 'related';
  read?: Exclude<ReadAs, 'phrase'>;
}

type WordField = 'q' | 'qTitle' | 'qPublicationTitle' | 'dateType' | 'dateFrom' | 'dateTo' | 'sortBy' | 'mode';

/**
 * The search of a call's body, its places by the library's names. What a search would refuse, such as a day that does
 * not exist, stays as it was given: it is for the search to refuse it.
 */
export function readSearchBody(
  { edition, endpoint }: Pick<SavedSearch, 'edition' | 'endpoint'>,
  body: GivenBody,
): SavedSearch {
  const filters = readFilters(body.filters ?? []).map((filter) => nameFilter(filter, body.mode));
  const wished = filters.find(({ facet }) => facet === TIME_PERIOD)?.values.at(-1);
  const sortBy = body.sortBy ?? '';
  return {
    version: SAVED_SEARCH_VERSION,
    edition,
    endpoint,
    mode: body.mode ?? '',
    q: body.q ?? '',
    qTitle: body.qTitle ?? '',
    qPublicationTitle: body.qPublicationTitle ?? '',
    titleOnly: body.searchWithinTitleOnly ?? false,
    hasContent: body.hasContent ?? false,
    forms: body.forms ?? 'number',
    read: body.read ?? 'phrase',
    // A period that is none stays, for the search to refuse it.
    filters: filters.filter(({ facet }) => facet !== TIME_PERIOD || parsePeriod(wished ?? '') === undefined),
    dateType: body.dateType ?? '',
    ...readDates(body, wished),
    sortBy: findSortBy(sortBy) ?? sortBy,
    sortOrder: body.sortOrder ?? '',
  };
}

/** The search as its calls take it, from the first result on; reading it again gives the same search. */
export function writeSearchBody(search: SearchSaid): SearchBody {
  const filters = search.filters.map(({ facet, values, every }) => ({
    id: facet,
    filterItems: [...values],
    andOrValue: every ? ('and' as const) : ('or' as const),
  }));
  return {
    ...say('q', search.q),
    ...say('qTitle', search.qTitle),
    ...say('qPublicationTitle', search.qPublicationTitle),
    ...(filters.length > 0 ? { filters } : {}),
    ...say('dateType', search.dateType),
    ...say('dateFrom', search.dateFrom),
    ...say('dateTo', search.dateTo),
    ...(search.datePeriod === null ? {} : { datePeriod: search.datePeriod }),
    ...say('sortBy', search.sortBy),
    ...(search.sortOrder === '' ? {} : { sortOrder: search.sortOrder }),
    ...say('mode', search.mode),
    ...(search.titleOnly ? { searchWithinTitleOnly: true } : {}),
    ...(search.hasContent ? { hasContent: true } : {}),
    ...(search.forms === 'related' ? { forms: search.forms } : {}),
    ...(search.read === 'phrase' ? {} : { read: search.read }),
  };
}

function say(field: WordField, text: string): Pick<SearchBody, WordField> {
  return text === '' ? {} : { [field]: text };
}

/** One for each filter, as a search takes them: values of repeated ones together, the last word on `and` holds. */
function readFilters(given: readonly GivenFilter[]): Filter[] {
  const filters = new Map<string, Filter>();
  for (const { id, filterItems = [], andOrValue } of given) {
    const former = filters.get(id);
    const values = [...(former?.values ?? []), ...filterItems].filter((value) => value !== '');
    const every = andOrValue === undefined ? (former?.every ?? false) : andOrValue === 'and';
    filters.set(id, { facet: id, values: [...new Set(values)], every });
  }
  return [...filters.values()].filter(({ values }) => values.length > 0);
}

/** A filter of a search of this mode with its places by the library's names. */
export function nameFilter({ facet, values, every }: Filter, mode: string | null | undefined): Filter {
  return { facet, values: nameFilterPlaces({ facet, mode }, values), every };
}

/**
 * A search goes by its period, by days where it names no other, by the filter of that name where it has neither; a range
 * the wrong way round is turned.
 */
function readDates(
  body: GivenBody,
  wished: string | undefined,
): Pick<SavedSearch, 'datePeriod' | 'dateFrom' | 'dateTo'> {
  const [from, to] = turn(readDay(body.dateFrom), readDay(body.dateTo));
  const hasDays = from !== '' || to !== '';
  const named = body.datePeriod ?? (hasDays ? CUSTOM_PERIOD : (parsePeriod(wished ?? '') ?? null));
  if (named === CUSTOM_PERIOD && hasDays) return { datePeriod: named, dateFrom: from, dateTo: to };
  return { datePeriod: named === CUSTOM_PERIOD ? ALL_TIME : named, dateFrom: '', dateTo: '' };
}

function readDay(text: string | null | undefined): string {
  return toWireDate(parseWireDate(text ?? '') ?? '') || (text ?? '');
}

function turn(from: string, to: string): readonly [string, string] {
  const [first, last] = [parseWireDate(from), parseWireDate(to)];
  return first !== undefined && last !== undefined && last < first ? [to, from] : [from, to];
}
