import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { printSearchUrl } from './print-search-url.ts';

const print = (query: Parameters<typeof printSearchUrl>[2]) =>
  printSearchUrl(EDITIONS.KA, EDITIONS.KA.modes[0]!, query, { sortBy: 'relevant-date', sortOrder: 'desc' });

test('An address names the period of a search or its days, as the search went by them', () => {
  const days = { dateFrom: '01-02-2020', dateTo: '03-04-2021' };
  expect(print({ filters: [], ...days })).toBe('/search?dateFrom=2020-02-01&dateTo=2021-04-03');
  expect(print({ filters: [], ...days, datePeriod: -1 })).toBe(print({ filters: [], ...days }));
  expect(print({ filters: [], ...days, datePeriod: 1 })).toBe('/search?datePeriod=1');
  expect(print({ filters: [], datePeriod: -1 })).toBe('/search');
});
