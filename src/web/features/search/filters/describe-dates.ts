import type { SearchState } from '#domain/search/search-state.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { PERIODS, readRange } from './date-range.ts';

/** The dates that a search is held to, in words: `last 3 months`, `from 05 Mar 2020`; undefined for all time. */
export function describeDates(state: Pick<SearchState, 'datePeriod' | 'dateFrom' | 'dateTo'>): string | undefined {
  const hasDays = state.dateFrom !== '' || state.dateTo !== '';
  if (!hasDays) {
    return state.datePeriod < 0 ? undefined : PERIODS.find(({ id }) => id === state.datePeriod)?.name.toLowerCase();
  }
  const { mode, first, second } = readRange(state);
  // A month or a year is a time to be in, a day is one to be on.
  if (mode === 'On') return `${first.length < 10 ? 'in' : 'on'} ${formatDate(first)}`;
  if (second === '') return `from ${formatDate(first)}`;
  return first === '' ? `until ${formatDate(second)}` : `${formatDate(first)} to ${formatDate(second)}`;
}
