import { expect, it } from 'vitest';
import { bodyOfNews, printNewsAddress, readNewsAddress } from './news-address.ts';

it('What the page of news shows stands in its address and comes back from it (SR-133, SR-136, SR-138)', () => {
  for (const address of [
    '',
    '?source=The+Quay+%26+Co.&source=Harbour&page=3',
    '?period=60',
    '?period=0&from=2025-01-31&to=2025-02-28',
    '?period=0',
  ]) {
    expect(printNewsAddress(readNewsAddress(address))).toBe(address);
  }
  expect(printNewsAddress(readNewsAddress('?period=7&page=-1&from=2025-01-31&x=y'))).toBe('');
  expect(readNewsAddress('').period).toBe(-1);
});

it('The call is asked for the publications, the period and the page of the address (API-069, API-070)', () => {
  expect(bodyOfNews(readNewsAddress('?source=Harbour&period=0&from=2025-01-31&page=2'))).toEqual({
    start: 10,
    resultsPerPage: 10,
    datePeriod: 0,
    dateFrom: '31-01-2025',
    dateTo: null,
    filters: [{ id: 'publicationtitle', filterItems: ['Harbour'] }],
  });
});
