import { expect, test } from 'vitest';
import { KA_VIEW as view } from '#tests/support/edition-view.ts';
import { bodyOf, hrefOfSearch, readAddress } from './search-address.ts';

const mode = view.modes[0]!;
const awards = view.modes.find(({ id }) => id === 'awards')!;

test('Dates go to the server as whole days, dd-mm-yyyy (CON-012)', () => {
  const { state } = readAddress(mode, '?q=seat&dateFrom=2019-02&dateTo=2020');
  expect(bodyOf(mode, state)).toMatchObject({ dateFrom: '01-02-2019', dateTo: '31-12-2020', datePeriod: -1 });
});

test('An empty search says that it has no words and no filters (SH-207)', () => {
  expect(bodyOf(mode, readAddress(mode, '').state)).toMatchObject({ q: null, filters: [] });
});

test('Cases with documents and the kind of date go along (SR-114, SR-144)', () => {
  const { state } = readAddress(awards, '?hasContent=true&dateType=commencement&datePeriod=1');
  expect(bodyOf(awards, state)).toMatchObject({ hasContent: true, dateType: 'commencement', datePeriod: 1 });
  expect(bodyOf(awards, readAddress(awards, '?dateType=commencement').state).dateType).toBe('commencement');
});

test('An order by score is kept for words in titles of publications, and not for no words at all (OP-56)', () => {
  const { state } = readAddress(mode, '?qPublicationTitle=law&sortBy=score&sortOrder=asc');
  expect(hrefOfSearch(mode, { resultsPerPage: 25 }, state)).toBe(
    '/search?qPublicationTitle=law&sortOrder=asc&resultsPerPage=25',
  );
  expect(hrefOfSearch(mode, { qPublicationTitle: '' }, state)).toBe('/search');
});

test('The default sort follows the query, a chosen one stays (SR-088, SR-090, OP-55)', () => {
  const follow = (address: string, change: Parameters<typeof hrefOfSearch>[1]) => {
    const href = hrefOfSearch(mode, change, readAddress(mode, address).state);
    const { sortBy, sortOrder } = readAddress(mode, new URL(href, 'http://localhost').search).state;
    return [href, `${sortBy} ${sortOrder}`];
  };
  expect(follow('', { q: 'seat' })).toEqual(['/search?q=seat', 'score desc']);
  expect(follow('?q=seat', { q: '' })).toEqual(['/search', 'relevant-date desc']);
  expect(follow('?sortBy=title', { q: 'seat' })).toEqual(['/search?q=seat&sortBy=title', 'title asc']);
  expect(follow('?q=seat&sortBy=relevant-date', { q: '' })).toEqual(['/search', 'relevant-date desc']);
  expect(follow('?q=seat', { sortBy: 'title', sortOrder: 'asc' })).toEqual([
    '/search?q=seat&sortBy=title',
    'title asc',
  ]);
});

test('What holds anyway is left out of the dates', () => {
  const { state } = readAddress(mode, '?q=seat');
  expect(Object.keys(bodyOf(mode, state)).filter((name) => name.startsWith('date'))).toEqual([]);
});
