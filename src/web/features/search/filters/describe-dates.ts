import type { SearchState } from '#domain/search/search-state.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { PERIODS, readRange } from './date-range.ts';

/** The dates that a search is held to, in words: `last 3 months`, `after 05 Mar 2020`; undefined for all time. */
export function describeDates(state: Pick<SearchState, 'datePeriod' | 'dateFrom' | 'dateTo'>): string | undefined {
  const hasDays = state.dateFrom !== '' || state.dateTo !== '';
  if (!hasDays) {
    return state.datePeriod < 0 ? undefined : PERIODS.find(({ id }) => id === state.datePeriod)?.name.toLowerCase();
  }
  const { mode, first, second } = readRange(state);
  if (mode === 'Between') return `${formatDate(first)} to ${formatDate(second)}`;
  // A month or a year is a time to be in, a day is one to be on.
  const word = mode === 'On' && first.length < 10 ? 'in' : mode.toLowerCase();
  return `${word} ${formatDate(first)}`;
}
