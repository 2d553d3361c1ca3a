import { NEWS_PER_PAGE, type NewsQuery } from '#contract/news.ts';
import { ALL_READING_TIME, PRECISE_PERIOD, READING_PERIODS } from '#domain/search/reading-period.ts';
import { toWireDate } from '#domain/search/period.ts';

/** What the page of news shows. */
export interface NewsState {
  /** Titles of publications; none means all. */
  readonly sources: readonly string[];
  readonly period: number;
  /** Days `YYYY-MM-DD`, '' where open; of the precise period alone. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
/** Pages that the server answers. */
const MOST_PAGES = 900;

/** What an address shows; what it says that the page does not know is left out. */
export function readNewsAddress(search: string): NewsState {
  const address = new URLSearchParams(search);
  const period = Number(address.get('period') ?? ALL_READING_TIME);
  const page = Number(address.get('page') ?? '1');
  const isKnown = READING_PERIODS.some((one) => one.period === period);
  const day = (name: string) => (DAY.test(address.get(name) ?? '') ? (address.get(name) ?? '') : '');
  const isPrecise = period === PRECISE_PERIOD;
  return {
    sources: [...new Set(address.getAll('source'))],
    period: isKnown ? period : ALL_READING_TIME,
    from: isPrecise ? day('from') : '',
    to: isPrecise ? day('to') : '',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The query of the address of a state; empty for what the page shows at first. */
export function printNewsAddress({ sources, period, from, to, page }: NewsState): string {
  const pairs: string[][] = [
    ...sources.map((source) => ['source', source]),
    ...(period === ALL_READING_TIME ? [] : [['period', String(period)]]),
    ...(period === PRECISE_PERIOD && from !== '' ? [['from', from]] : []),
    ...(period === PRECISE_PERIOD && to !== '' ? [['to', to]] : []),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ];
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The state as the call takes it. */
export function bodyOfNews({ sources, period, from, to, page }: NewsState): NewsQuery {
  return {
    start: (page - 1) * NEWS_PER_PAGE,
    resultsPerPage: NEWS_PER_PAGE,
    datePeriod: period,
    dateFrom: from === '' ? null : toWireDate(from),
    dateTo: to === '' ? null : toWireDate(to),
    filters: sources.length === 0 ? [] : [{ id: 'publicationtitle', filterItems: [...sources] }],
  };
}
