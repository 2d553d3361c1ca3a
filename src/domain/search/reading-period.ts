import { subtractMonths } from '#domain/search/period.ts';

/** All of it, among the periods of lists to read (SR-133); the search has numbers of its own (`PERIOD_MONTHS`). */
export const ALL_READING_TIME = -1;
/** Between two days (SR-138). */
export const PRECISE_PERIOD = 0;

/** The periods of lists to read, such as developments and news, by their numbers (SR-136, OP-57); months otherwise. */
export const READING_PERIODS: readonly { readonly period: number; readonly name: string }[] = [
  { period: ALL_READING_TIME, name: 'All time' },
  { period: 3, name: 'Last 3 months' },
  { period: 6, name: 'Last 6 months' },
  { period: 12, name: 'Last 12 months' },
  { period: 24, name: 'Last 24 months' },
  { period: 36, name: 'Last 3 years' },
  { period: 60, name: 'Last 5 years' },
  { period: PRECISE_PERIOD, name: 'Precise period' },
];

/** The first day of a period of months; undefined for the other two, and for what is no period. */
export function startOfPeriod(period: number, today: string): string | undefined {
  const isMonths = period > 0 && READING_PERIODS.some((one) => one.period === period);
  return isMonths ? subtractMonths(today, period) : undefined;
}
