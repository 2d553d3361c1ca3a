import { normalizeTreePath } from '#domain/document/tree-path.ts';
import { nameContentType, TYPE_ALIAS } from '#domain/search/content-type-name.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { CUSTOM_PERIOD, firstDay, lastDay, parsePeriod } from '#domain/search/period.ts';
import type { AddressPair } from '#domain/search/print-search-state.ts';
import { readAddressDate } from '#domain/search/read-address-date.ts';
import { READINGS, type ReadAs } from '#domain/query/readings.ts';
import { FORMS, type Forms } from '#domain/words/forms.ts';
import { DEEPEST_RESULT, MOST_VALUES, PAGE_SIZES } from '#domain/search/search-limits.ts';
import {
  type Filter,
  type SearchDefaults,
  type SearchState,
  defaultSortOf,
  hasQuery,
  naturalOrder,
} from '#domain/search/search-state.ts';
import { type SortBy, type SortOrder, SORTS_BY } from '#domain/edition/sort-choice.ts';

/** A parameter of the address that was left aside, and why, in a sentence for the reader. */
export interface AddressNote {
  readonly name: string;
  readonly value: string;
  readonly message: string;
}

/** The names that a facet may not have; `day` is that of what stands above a search of treaties. */
export const RESERVED_NAMES: readonly string[] =
  'q qTitle qPublicationTitle titleOnly searchWithinTitleOnly hasContent scope forms read dateType dateFrom dateTo datePeriod sortBy sortOrder start resultsPerPage mode day'.split(
    ' ',
  );

const SLUG = /^[A-Za-z][A-Za-z0-9-]{0,39}$/;

/**
 * The search that an address asks for. Never throws: what makes no sense is left aside with a note, and everything
 * else holds. Reading what `printSearchState` wrote gives the same state.
 */
export function parseSearchState(
  pairs: Iterable<AddressPair>,
  defaults: SearchDefaults,
): { readonly state: SearchState; readonly notes: readonly AddressNote[] } {
  const { take, others, notes } = readAddress(pairs);
  const asText = (value: string): string => value;
  const words = {
    q: take('q', asText) ?? '',
    qTitle: take('qTitle', asText) ?? '',
    qPublicationTitle: take('qPublicationTitle', asText) ?? '',
  };
  const [dateFrom, dateTo] = orderDates(take('dateFrom', readAddressDate) ?? '', take('dateTo', readAddressDate) ?? '');
  const sort = defaultSortOf(words, defaults);
  const sortBy = take('sortBy', (value) => readSortBy(value, hasQuery(words))) ?? sort.sortBy;
  const resultsPerPage = take('resultsPerPage', (value) => readPageSize(value, defaults)) ?? defaults.resultsPerPage;
  const state: SearchState = {
    ...words,
    titleOnly: take('titleOnly', readSwitch) ?? take('searchWithinTitleOnly', readSwitch) ?? false,
    hasContent: take('hasContent', readSwitch) ?? false,
    scope: take('scope', readScope) ?? '',
    forms: take('forms', readForms) ?? 'number',
    read: take('read', readReading) ?? '',
    filters: readFilters(others, defaults, notes),
    dateType: take('dateType', readSlug) ?? defaults.dates.dateType,
    dateFrom,
    dateTo,
    datePeriod: choosePeriod(take('datePeriod', parsePeriod), dateFrom !== '' || dateTo !== '', defaults, notes),
    sortBy,
    sortOrder: take('sortOrder', readSortOrder) ?? (sortBy === sort.sortBy ? sort.sortOrder : naturalOrder(sortBy)),
    // A start between two pages is on the page it lies on: the pager counts whole ones.
    start: Math.floor((take('start', readStart, sayStart) ?? 0) / resultsPerPage) * resultsPerPage,
    resultsPerPage,
    mode: take('mode', readSlug) ?? '',
  };
  return { state, notes };
}

/** Reads one parameter; undefined where it is absent or `read` can make nothing of its value. */
type TakeParameter = <Value>(
  name: string,
  read: (value: string) => Value | undefined,
  say?: (value: string) => string | undefined,
) => Value | undefined;

interface AddressReader {
  readonly take: TakeParameter;
  /** The parameters with names of their own: facets, or junk. */
  readonly others: readonly AddressPair[];
  readonly notes: AddressNote[];
}

function readAddress(pairs: Iterable<AddressPair>): AddressReader {
  const notes: AddressNote[] = [];
  const known = new Map<string, string>();
  const others: AddressPair[] = [];
  for (const [name, value] of pairs) {
    if (!RESERVED_NAMES.includes(name)) others.push([name, value]);
    else if (!known.has(name)) known.set(name, value);
    else notes.push({ name, value, message: `“${name}” is given twice; the first one holds.` });
  }
  const take: TakeParameter = (name, read, say) => {
    const value = known.get(name);
    if (value === undefined) return undefined;
    const taken = read(value);
    if (taken === undefined) {
      const message = say?.(value) ?? `“${value}” is not a value of “${name}” and was left aside.`;
      notes.push({ name, value, message });
    }
    return taken;
  };
  return { take, others, notes };
}

function readFilters(pairs: readonly AddressPair[], defaults: SearchDefaults, notes: AddressNote[]): Filter[] {
  const values = new Map<string, string[]>();
  const every = new Set<string>();
  for (const [name, value] of pairs) {
    const written = name.endsWith('.op') ? name.slice(0, -'.op'.length) : name;
    const facet = written === TYPE_ALIAS && !defaults.facets.includes(written) ? CONTENT_TYPE : written;
    const list = values.get(facet) ?? [];
    if (!defaults.facets.includes(facet)) {
      notes.push({ name, value, message: `“${name}” is not a filter of this search and was left aside.` });
    } else if (name !== written) {
      if (value === 'and') every.add(facet);
      else if (value !== 'or') notes.push({ name, value, message: `“${name}” is either “and” or “or”.` });
    } else {
      const read = readValue(written, facet, value, defaults);
      if (read.trim() === '' || list.length >= MOST_VALUES) {
        notes.push({ name, value, message: `This value of “${name}” was left aside.` });
      } else if (!list.includes(read)) {
        values.set(facet, [...list, read]);
      }
    }
  }
  return [...values].map(([facet, list]) => ({
    facet,
    values: defaults.singleFacets?.includes(facet) ? keepLast(facet, list, notes) : list,
    every: every.has(facet),
  }));
}

/** A value as the library writes it: menus of old name content types in the plural (SH-240). */
function readValue(written: string, facet: string, value: string, { treeFacets }: SearchDefaults): string {
  if (written !== facet) return nameContentType(value);
  return treeFacets?.includes(facet) ? normalizeTreePath(value) : value;
}

/** Of a filter that takes a single choice the last one holds, as in calls (SR-140). */
function keepLast(name: string, values: readonly string[], notes: AddressNote[]): readonly string[] {
  for (const value of values.slice(0, -1)) {
    notes.push({ name, value, message: `“${name}” takes one value: “${value}” was left aside.` });
  }
  return values.slice(-1);
}

/** Days take the place of a period; without them there is no period of one's own (SR-134). */
function choosePeriod(
  named: number | undefined,
  hasDays: boolean,
  { dates }: Pick<SearchDefaults, 'dates'>,
  notes: AddressNote[],
): number {
  if (named !== undefined) {
    if ((named === CUSTOM_PERIOD) === hasDays) return named;
    const message = hasDays
      ? 'The address names both days and a period; the days hold.'
      : 'The address names no days, so its period was left aside.';
    notes.push({ name: 'datePeriod', value: String(named), message });
  }
  return hasDays ? CUSTOM_PERIOD : dates.datePeriod;
}

/** A range given the wrong way round is turned (SR-143); a month and its year are not: they begin and end with days. */
function orderDates(from: string, to: string): readonly [string, string] {
  return from !== '' && to !== '' && lastDay(to) < firstDay(from) ? [to, from] : [from, to];
}

function readSwitch(value: string): boolean | undefined {
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

function readScope(value: string): 'closed' | undefined {
  return value === 'closed' ? value : undefined;
}

function readForms(value: string): Forms | undefined {
  return FORMS.find((forms) => forms === value);
}

function readReading(value: string): ReadAs | undefined {
  return READINGS.find((read) => read === value);
}

function readSlug(value: string): string | undefined {
  return SLUG.test(value) ? value : undefined;
}

/** `date` is an older name of `relevant-date` (OP-55); without a query there is no score to sort by (OP-56). */
function readSortBy(value: string, canScore: boolean): SortBy | undefined {
  if (value === 'date' || value === 'relevant-date') return 'relevant-date';
  if (value === 'score' && canScore) return 'score';
  return SORTS_BY.find((sortBy) => sortBy === value && sortBy !== 'score');
}

function readSortOrder(value: string): SortOrder | undefined {
  return value === 'asc' || value === 'desc' ? value : undefined;
}

function readStart(value: string): number | undefined {
  const start = readInteger(value);
  return start !== undefined && start >= 0 && start < DEEPEST_RESULT ? start : undefined;
}

/** A number that is no place of a result, in words. */
function sayStart(value: string): string | undefined {
  if (!/^-?\d+$/.test(value)) return undefined;
  if (value.startsWith('-'))
    return `Results begin with number 0; “${value}” was left aside, and the first page is shown.`;
  const last = DEEPEST_RESULT.toLocaleString('en');
  return `Only the first ${last} results can be turned to; narrow the search to reach others. The first page is shown.`;
}

function readPageSize(value: string, defaults: SearchDefaults): number | undefined {
  const size = readInteger(value);
  return size !== undefined && (size === defaults.resultsPerPage || PAGE_SIZES.includes(size)) ? size : undefined;
}

function readInteger(value: string): number | undefined {
  return /^-?\d{1,6}$/.test(value) ? Number(value) : undefined;
}
