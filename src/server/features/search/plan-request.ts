import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode, SortChoice } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors.ts';
import { ALL_TIME, CUSTOM_PERIOD, parseWireDate, PERIOD_MONTHS, subtractMonths } from '#domain/search/period.ts';
import { normalizeQuery } from '#domain/search/normalize-query.ts';
import { parseQuery, type ParsedQuery } from '#domain/search/parse-query.ts';
import type { EngineRequest, FacetChoice } from '#server/ports/search-engine.ts';

/** A search as the engine takes it, with what the answer must say about it. */
export interface PlannedSearch {
  readonly request: Omit<EngineRequest, 'facets' | 'start' | 'size' | 'excerpt'>;
  readonly mode: SearchMode;
  readonly sort: SortChoice;
  readonly parsed: ParsedQuery;
}

/** Hits beyond this one are not listed (OP-69). */
export const DEEPEST_HIT = 10_000;

/** Turns the search query of the specification into a request; throws `LibraryError` where it cannot be taken. */
export function planRequest(edition: Edition, endpoint: string, query: SearchQuery, today: string): PlannedSearch {
  const mode = findMode(edition, endpoint, query.mode);
  const title = query.qTitle ?? query.qPublicationTitle;
  const text = query.q ?? '';
  if (text.trim() !== '' && title?.trim()) {
    throw new LibraryError('value-not-allowed', {
      field: query.qTitle ? 'qTitle' : 'qPublicationTitle',
      reason: 'A search looks either in titles (qTitle) or in everything (q), not both at once.',
    });
  }
  const titleOnly = (query.searchWithinTitleOnly ?? false) || Boolean(title?.trim());
  const parsed = readQuery(title?.trim() ? title : text);
  const sort = chooseSort(mode, query, parsed.tree !== undefined);
  const choices = chooseFilters(edition, query);
  const dateRange = chooseDates(edition, mode, query, today);
  const normalized = parsed.tree && normalizeQuery(parsed.tree);
  if (normalized && !normalized.ok) {
    const { at, length, reason } = normalized.error;
    throw new LibraryError('query-too-expensive', { at, length, reason });
  }
  return {
    mode,
    sort,
    parsed,
    request: {
      ...(parsed.tree ? { query: parsed.tree } : {}),
      titleOnly,
      scope: [
        { facet: 'edition', values: [edition.id] },
        ...mode.presets.map(({ facet, values }) => ({ facet, values })),
        // A value joined by AND narrows its own facet too: its count is what the next click leaves.
        ...choices.filter((choice) => choice.every),
        ...(query.hasContent ? [{ facet: 'hascontent', values: ['yes'] }] : []),
      ],
      filters: choices.filter((choice) => !choice.every),
      ...(dateRange ? { dateRange } : {}),
      sort: { field: sort.sortBy, descending: sort.sortOrder === 'desc' },
    },
  };
}

function findMode(edition: Edition, endpoint: string, id: string | null | undefined): SearchMode {
  const ofEndpoint = edition.modes.filter((mode) => mode.endpoint.toLowerCase() === endpoint.toLowerCase());
  const wanted = id?.toLowerCase();
  const found = wanted ? ofEndpoint.find((mode) => mode.id.toLowerCase() === wanted) : ofEndpoint[0];
  if (found) return found;
  throw new LibraryError('mode-unknown', {
    field: 'mode',
    reason: wanted ? `“${id}” is not a way to search at ${endpoint}.` : `This edition does not search ${endpoint}.`,
    allowed: (ofEndpoint.length > 0 ? ofEndpoint : edition.modes).map((mode) => mode.id),
  });
}

function readQuery(text: string): ParsedQuery {
  const parsed = parseQuery(text);
  if (parsed.ok) return parsed;
  const { at, length, reason, suggestion } = parsed.error;
  throw new LibraryError('query-unreadable', {
    at,
    length,
    reason,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

const SORT_NAMES: Readonly<Record<string, SortChoice['sortBy']>> = {
  score: 'score',
  relevance: 'score',
  'relevant-date': 'relevant-date',
  date: 'relevant-date',
  title: 'title',
};

/** The address wins; without it relevance with a query, the mode's own order without one (OP-55, OP-56). */
function chooseSort(mode: SearchMode, query: SearchQuery, hasQuery: boolean): SortChoice {
  const preset = hasQuery ? mode.defaultSort.withQuery : mode.defaultSort.withoutQuery;
  if (!query.sortBy) return query.sortOrder ? { ...preset, sortOrder: query.sortOrder } : preset;
  const sortBy = SORT_NAMES[query.sortBy.toLowerCase()];
  if (!sortBy) {
    const allowed = ['score', 'relevant-date', 'title'];
    throw new LibraryError('value-not-allowed', {
      field: 'sortBy',
      reason: `“${query.sortBy}” is not a sort order.`,
      allowed,
    });
  }
  if (sortBy === 'score' && !hasQuery) return mode.defaultSort.withoutQuery;
  return { sortBy, sortOrder: query.sortOrder ?? (sortBy === 'title' ? 'asc' : 'desc') };
}

function chooseFilters(edition: Edition, query: SearchQuery): FacetChoice[] {
  const known = new Set(edition.facets.map((facet) => facet.id));
  return mergeFilters(query.filters ?? []).flatMap((filter) => {
    const values = filter.filterItems;
    if (values.length === 0) return [];
    if (!known.has(filter.id)) {
      const allowed = [...known];
      throw new LibraryError('value-not-allowed', {
        field: 'filters',
        reason: `There is no filter “${filter.id}”.`,
        allowed,
      });
    }
    return { facet: filter.id, values, every: filter.andOrValue === 'and' };
  });
}

type FilterWish = NonNullable<SearchQuery['filters']>[number] & { readonly filterItems: string[] };

/** One wish for each filter: values of repeated ones together, empty values left out. */
export function mergeFilters(filters: NonNullable<SearchQuery['filters']>): FilterWish[] {
  const byId = new Map<string, FilterWish>();
  for (const filter of filters) {
    const former = byId.get(filter.id);
    const values = [...(former?.filterItems ?? []), ...(filter.filterItems ?? [])].filter((value) => value !== '');
    byId.set(filter.id, { ...former, ...filter, filterItems: [...new Set(values)] });
  }
  return [...byId.values()];
}

function chooseDates(
  edition: Edition,
  mode: SearchMode,
  query: SearchQuery,
  today: string,
): EngineRequest['dateRange'] {
  const field = query.dateType || mode.defaultDates?.dateType || 'relevant-date';
  if (!edition.dateTypes.some((type) => type.id === field)) {
    const allowed = edition.dateTypes.map((type) => type.id);
    throw new LibraryError('value-not-allowed', {
      field: 'dateType',
      reason: `“${field}” is not a kind of date.`,
      allowed,
    });
  }
  const preset = mode.defaultDates?.datePeriod ?? ALL_TIME;
  const period = query.datePeriod ?? (query.dateFrom || query.dateTo ? CUSTOM_PERIOD : preset);
  if (period === ALL_TIME) return undefined;
  if (period === CUSTOM_PERIOD) return chooseCustomDates(field, query);
  const months = PERIOD_MONTHS[period];
  if (months === undefined) {
    throw new LibraryError('value-not-allowed', {
      field: 'datePeriod',
      reason: `${period} is not a period.`,
      allowed: [ALL_TIME, CUSTOM_PERIOD, ...Object.keys(PERIOD_MONTHS)].map(String),
    });
  }
  return { field, from: subtractMonths(today, months) };
}

/** Swaps the ends where they come the wrong way round. */
function chooseCustomDates(field: string, query: SearchQuery): EngineRequest['dateRange'] {
  const from = readDate('dateFrom', query.dateFrom);
  const to = readDate('dateTo', query.dateTo);
  if (from === undefined && to === undefined) return undefined;
  const isSwapped = from !== undefined && to !== undefined && to < from;
  const [first, last] = isSwapped ? [to, from] : [from, to];
  return { field, ...(first === undefined ? {} : { from: first }), ...(last === undefined ? {} : { to: last }) };
}

function readDate(field: string, text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const date = parseWireDate(text);
  if (date) return date;
  throw new LibraryError('value-not-allowed', { field, reason: `“${text}” is not a date; write it as dd-mm-yyyy.` });
}
