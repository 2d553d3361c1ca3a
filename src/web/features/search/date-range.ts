import { ALL_TIME, CUSTOM_PERIOD } from '#domain/search/period.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { firstDay, lastDay } from '#web/api/search-address.ts';

/** The ways to say a date (SR-131); after and before leave the day itself out (OP-59). */
export const DATE_MODES = ['Between', 'After', 'Before', 'On'] as const;
export type DateMode = (typeof DATE_MODES)[number];

/** The periods of search: -2 all time, -1 custom, 0 to 3 the last 3, 6, 12 and 24 months (SR-132 to SR-135). */
export const PERIODS = [
  { id: ALL_TIME, name: 'All time' },
  { id: 0, name: 'Last 3 months' },
  { id: 1, name: 'Last 6 months' },
  { id: 2, name: 'Last 12 months' },
  { id: 3, name: 'Last 24 months' },
] as const;

/** A range as the fields show it; dates are ISO, empty where nothing is said. */
export interface DateRange {
  readonly mode: DateMode;
  readonly first: string;
  readonly second: string;
}

/** The range of the address as the fields show it. */
export function readRange(state: SearchState): DateRange {
  const from = state.dateFrom && firstDay(state.dateFrom);
  const to = state.dateTo && lastDay(state.dateTo);
  if (from && from === to) return { mode: 'On', first: from, second: '' };
  if (from && !to) return { mode: 'After', first: moveDay(from, -1), second: '' };
  if (to && !from) return { mode: 'Before', first: moveDay(to, 1), second: '' };
  return { mode: 'Between', first: from, second: to };
}

/** The part of the state that a range means; an end before its start changes places with it (SR-143). */
export function writeRange({ mode, first, second }: DateRange): Partial<SearchState> {
  const [start, end] = mode === 'Between' && second && second < first ? [second, first] : [first, second];
  const range = {
    Between: [start, end],
    On: [start, start],
    After: [moveDay(start, 1), ''],
    Before: ['', moveDay(start, -1)],
  }[mode];
  const [dateFrom = '', dateTo = ''] = range;
  return { datePeriod: dateFrom || dateTo ? CUSTOM_PERIOD : ALL_TIME, dateFrom, dateTo };
}

function moveDay(iso: string, days: number): string {
  if (!iso) return '';
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
