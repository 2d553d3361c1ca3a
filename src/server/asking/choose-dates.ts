import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import {
  ALL_TIME,
  CUSTOM_PERIOD,
  parsePeriod,
  parseWireDate,
  PERIOD_MONTHS,
  subtractMonths,
} from '#domain/search/period.ts';
import type { EngineRequest } from '#server/ports/search-engine.ts';

/** The kind of date that a search filters and sorts by; throws `LibraryError` where the edition has no such kind. */
export function chooseDateField(edition: Edition, mode: SearchMode, query: SearchQuery): string {
  const field = query.dateType || mode.defaultDates?.dateType || 'relevant-date';
  if (!edition.dateTypes.some((type) => type.id === field)) {
    const allowed = edition.dateTypes.map((type) => type.id);
    throw new LibraryError('value-not-allowed', {
      field: 'dateType',
      reason: `“${field}” is not a kind of date.`,
      allowed,
    });
  }
  return field;
}

/** The days of the search. `wished` is the period by the filter of that name; the query's own wins. */
export function chooseDates(
  field: string,
  mode: SearchMode,
  query: SearchQuery,
  wished: string | undefined,
  today: string,
): EngineRequest['dateRange'] {
  const preset = mode.defaultDates?.datePeriod ?? ALL_TIME;
  const named = wished === undefined ? preset : parsePeriod(wished);
  const period = query.datePeriod ?? (query.dateFrom || query.dateTo ? CUSTOM_PERIOD : named);
  if (period === ALL_TIME) return undefined;
  if (period === CUSTOM_PERIOD) return chooseCustomDates(field, query);
  const months = period === undefined ? undefined : PERIOD_MONTHS[period];
  if (months === undefined) {
    throw new LibraryError('value-not-allowed', {
      field: 'datePeriod',
      reason: `“${query.datePeriod ?? wished}” is not a period.`,
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
