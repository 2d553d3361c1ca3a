import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchQuery, type SearchQuery } from '#contract/search.ts';
import type { Edition } from '#domain/edition/edition.ts';
import {
  printSearchAddress,
  readPageSearch,
  readSearchAddress,
  type SearchAddress,
} from '#domain/search/saved-search-address.ts';
import { readSearchBody, writeSearchBody } from '#domain/search/saved-search-body.ts';
import { parseSavedSearch, printSavedSearch } from '#domain/search/saved-search-text.ts';
import { describeSavedSearch, nameModeOf } from '#domain/search/saved-search-words.ts';
import { keyOfSavedSearch, type SavedSearch } from '#domain/search/saved-search.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { planRequest } from '#server/asking/plan-request.ts';
import { PAGE_SEARCHES, printPageAddress, type PageSearch } from '#tests/support/generate-searches.ts';

const TODAY = '2026-03-05';
const RUNS = { numRuns: 500, seed: 10 };

const KA = EDITIONS.KA;
const ofSearch = { edition: 'KA', endpoint: 'documentSearch' } as const;

/** The call of a page on whatever part of its results is open. */
function bodyOf({ mode, state }: Pick<PageSearch, 'mode' | 'state'>): SearchQuery {
  const { start, resultsPerPage } = state;
  return { ...writeSearchBody(readPageSearch(mode, state)), start, resultsPerPage };
}

/** What the engine is asked, or why it is not. */
function plan(edition: Edition, endpoint: string, body: SearchQuery): unknown {
  try {
    return planRequest(createOperatorReader(edition), endpoint, body, TODAY);
  } catch (error) {
    return error;
  }
}

function splitUrl(url: string): SearchAddress {
  const { pathname: path, searchParams } = new URL(url, 'http://ka.localhost');
  return { path, pairs: [...searchParams] };
}

const read = (url: string, edition: Edition = KA) => readSearchAddress(edition, splitUrl(url));

function print(search: SavedSearch): string {
  const mode = KA.modes.find(({ id }) => id === (search.mode || 'default'))!;
  const { path, pairs } = printSearchAddress(KA, mode, search);
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  return text === '' ? path : `${path}?${text}`;
}

describe('A kept search of any page', { timeout: 60_000 }, () => {
  test('asks the same by the address of the page and by its call, whatever part of the results was open', () => {
    fc.assert(
      fc.property(PAGE_SEARCHES, ({ edition, mode, state }) => {
        const body = searchQuery.parse(bodyOf({ mode, state }));
        const byAddress = read(printPageAddress(mode, state), edition)!;
        const byCall = readSearchBody({ edition: edition.id, endpoint: mode.endpoint }, body);
        const asked = plan(edition, mode.endpoint, body);
        expect(plan(edition, byAddress.endpoint, writeSearchBody(byAddress))).toEqual(asked);
        expect(plan(edition, byCall.endpoint, writeSearchBody(byCall))).toEqual(asked);
        const own = edition.modes.find(({ id }) => id === mode.id)!;
        expect(readSearchAddress(edition, printSearchAddress(edition, own, byCall))).toEqual(byAddress);
        expect(describeSavedSearch(edition, byAddress)).toEqual(describeSavedSearch(edition, byCall));
      }),
      RUNS,
    );
  });

  test('is the same once it was written and read again: as an address, as a call and as stores keep it', () => {
    fc.assert(
      fc.property(PAGE_SEARCHES, ({ edition, mode, state }) => {
        const byAddress = read(printPageAddress(mode, state), edition)!;
        const own = edition.modes.find(({ id }) => id === mode.id)!;
        expect(readSearchAddress(edition, printSearchAddress(edition, own, byAddress))).toEqual(byAddress);
        for (const search of [byAddress, readSearchBody(byAddress, bodyOf({ mode, state }))]) {
          const body = writeSearchBody(search);
          expect(searchQuery.parse(body)).toMatchObject(body);
          expect(readSearchBody(search, body)).toEqual(search);
          expect(parseSavedSearch(printSavedSearch(search))).toEqual(search);
        }
      }),
      RUNS,
    );
  });

  test('has one key in whatever order its filters were chosen, and another with anything else', () => {
    fc.assert(
      fc.property(PAGE_SEARCHES, PAGE_SEARCHES, (one, other) => {
        const [search, another] = [one, other].map(({ edition, mode, state }) =>
          readSearchBody({ edition: edition.id, endpoint: mode.endpoint }, bodyOf({ mode, state })),
        ) as [SavedSearch, SavedSearch];
        const filters = search.filters.map((filter) => ({ ...filter, values: filter.values.toReversed() })).reverse();
        expect(keyOfSavedSearch({ ...search, filters })).toBe(keyOfSavedSearch(search));
        const isSame = printSavedSearch(search) === printSavedSearch(another);
        expect(keyOfSavedSearch(another) === keyOfSavedSearch(search)).toBe(isSame);
      }),
      RUNS,
    );
  });
});

describe('The address of a kept search', () => {
  test('names the period of a search or its days, as the search went by them', () => {
    const order = { sortBy: 'relevant-date', sortOrder: 'desc' } as const;
    const printBody = (body: Parameters<typeof readSearchBody>[1]) =>
      print(readSearchBody(ofSearch, { ...body, ...order }));
    const days = { dateFrom: '01-02-2020', dateTo: '03-04-2021' };
    expect(printBody({ filters: [], ...days })).toBe('/search?dateFrom=2020-02-01&dateTo=2021-04-03');
    expect(printBody({ filters: [], ...days, datePeriod: -1 })).toBe(printBody({ filters: [], ...days }));
    expect(printBody({ filters: [], ...days, datePeriod: 1 })).toBe('/search?datePeriod=1');
    expect(printBody({ filters: [], datePeriod: -1 })).toBe('/search');
    expect(printBody({ filters: [{ id: 'timeperiod', filterItems: ['2'] }] })).toBe('/search?datePeriod=2');
  });

  test.each([
    '/',
    '/document/a-1?q=seat',
    '/profile-navigator/ana',
    '/search?q=seat&utm_source=mail',
    '/search?mode=gone',
  ])('%s is none: it opens no search, or one that the page understands only in part', (url) => {
    expect(read(url)).toBeUndefined();
  });

  test('means the mode that it names, and the first of its page where it names none', () => {
    expect(read('/search?q=patent', EDITIONS.KIPL)).toMatchObject({ mode: 'default', endpoint: 'documentSearch' });
    expect(read('/search?q=a&mode=unitary-patent', EDITIONS.KIPL)).toMatchObject({ mode: 'unitary-patent' });
    expect(nameModeOf(KA, read('/bits?q=seat')!)).toBe('Investment treaties');
  });
});
