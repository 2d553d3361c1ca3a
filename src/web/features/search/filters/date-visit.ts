import type { SearchState } from '#domain/search/search-state.ts';
import type { DateMode } from './date-range.ts';

type Dates = Pick<SearchState, 'datePeriod' | 'dateFrom' | 'dateTo'>;

/** What the reader did in the date filter that no address says. It holds for as long as the dates do. */
export interface DateVisit {
  /** The dates it belongs to. */
  readonly dates: Dates;
  /** Days of the reader's own are being chosen. */
  readonly isChoosingDays: boolean;
  /** The days came the wrong way round. */
  readonly isSwapped: boolean;
  /** How the reader said them. */
  readonly said?: DateMode;
}

/** What holds of a visit at the dates of the address: nothing once others hold, for example after Back. */
export function atDates(
  visit: DateVisit | undefined,
  { datePeriod, dateFrom, dateTo }: Dates,
): Omit<DateVisit, 'dates'> {
  const { dates } = visit ?? {};
  const isHere = dates?.datePeriod === datePeriod && dates.dateFrom === dateFrom && dates.dateTo === dateTo;
  return visit && isHere ? visit : { isChoosingDays: false, isSwapped: false };
}
