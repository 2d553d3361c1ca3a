import { ALL_TIME, CUSTOM_PERIOD, firstDay, lastDay } from '#domain/search/period.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { readTypedDate } from './read-typed-date.ts';

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

/** A range as the fields show it; dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, empty where nothing is said. */
export interface DateRange {
  readonly mode: DateMode;
  readonly first: string;
  readonly second: string;
}

/**
 * The range of the address as the fields show it: as the reader said it where they did here (`said`), since an address
 * does not tell `after` the last day of June from `between` the first of July and an open end.
 */
export function readRange({ dateFrom, dateTo }: Pick<SearchState, 'dateFrom' | 'dateTo'>, said?: DateMode): DateRange {
  if (dateFrom !== '' && dateFrom === dateTo) return { mode: 'On', first: dateFrom, second: '' };
  if (said === 'After' && dateTo === '') return { mode: said, first: moveDay(firstDay(dateFrom), -1), second: '' };
  if (said === 'Before' && dateFrom === '') return { mode: said, first: moveDay(lastDay(dateTo), 1), second: '' };
  return { mode: 'Between', first: dateFrom, second: dateTo };
}

/** What was typed, as a part of the state; or which field cannot be read. */
export type WrittenRange =
  | { readonly change: Partial<SearchState>; readonly isSwapped: boolean }
  | { readonly unreadable: 'first' | 'second' };

/**
 * The part of the state that typed dates mean. After and Before leave out the whole day, month or year; Between holds
 * both its ends, an empty one is open, and an end before its start changes places with it (SR-143, OP-59).
 */
export function writeRange(mode: DateMode, first: string, second: string): WrittenRange {
  if (mode === 'Between' && first.trim() === '' && second.trim() !== '') {
    const only = readTypedDate(second);
    return only === undefined ? { unreadable: 'second' } : write('', lastDay(only));
  }
  const start = readTypedDate(first);
  if (start === undefined) return { unreadable: 'first' };
  if (mode === 'Between' && second.trim() === '') return write(firstDay(start), '');
  if (mode === 'On') return write(start, start);
  if (mode === 'After') return write(moveDay(lastDay(start), 1), '');
  if (mode === 'Before') return write('', moveDay(firstDay(start), -1));
  const end = readTypedDate(second);
  if (end === undefined) return { unreadable: 'second' };
  return lastDay(end) < firstDay(start) ? { ...write(end, start), isSwapped: true } : write(start, end);
}

function write(from: string, to: string): { readonly change: Partial<SearchState>; readonly isSwapped: boolean } {
  // Ends of different precision are written as days, so that none of them seems to come before the other.
  const isEven = from.length === to.length || from === '' || to === '';
  const dates = isEven ? { dateFrom: from, dateTo: to } : { dateFrom: firstDay(from), dateTo: lastDay(to) };
  return { change: { datePeriod: CUSTOM_PERIOD, ...dates }, isSwapped: false };
}

function moveDay(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
