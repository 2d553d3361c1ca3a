import { describe, expect, it } from 'vitest';
import { LibraryError } from '#domain/errors/library-error.ts';
import { readSearchBody, writeSearchBody, type GivenBody } from './saved-search-body.ts';
import { parseSavedSearch, printQueryOf, printSavedSearch } from './saved-search-text.ts';
import { getReadable, keyOfSavedSearch } from './saved-search.ts';

const read = (body: GivenBody, endpoint = 'documentSearch') => readSearchBody({ edition: 'KA', endpoint }, body);
const keyOf = (body: GivenBody, endpoint?: string) => keyOfSavedSearch(read(body, endpoint));

describe('a search that is kept', () => {
  it('loses its paging and what says nothing, and nothing else', () => {
    const query = { q: 'seat', filters: [], start: 30, resultsPerPage: 50, excerpt: true, qTitle: null, datePeriod: 0 };
    expect(writeSearchBody(read(query))).toEqual({ q: 'seat', datePeriod: 0 });
  });

  it('is the same again on another page and in another order of its fields, not in another place', () => {
    const paged = { q: 'seat', mode: 'default', start: 10 };
    const key = keyOf(paged);
    expect(keyOf({ mode: 'default', q: 'seat' }, 'documentsearch')).toBe(key);
    expect(keyOf({ mode: 'default', q: 'seat' }, 'awards')).not.toBe(key);
    expect(keyOf({ mode: 'default', q: 'seats' })).not.toBe(key);
    expect(keyOf({ mode: 'default', qTitle: 'seat' })).not.toBe(key);
  });

  it('has one of each filter, with the values of those that were named twice', () => {
    const filters = [
      { id: 'topic', filterItems: ['Costs', ''], andOrValue: 'and' as const },
      { id: 'court', filterItems: [] },
      { id: 'topic', filterItems: ['Seat', 'Costs'] },
    ];
    expect(read({ filters }).filters).toEqual([{ facet: 'topic', values: ['Costs', 'Seat'], every: true }]);
  });

  it.each<readonly [GivenBody, object]>([
    [
      { dateFrom: '3-4-2021', dateTo: '01-02-2020' },
      { dateFrom: '01-02-2020', dateTo: '03-04-2021', datePeriod: -1 },
    ],
    [{ datePeriod: 1, dateFrom: '01-02-2020' }, { datePeriod: 1 }],
    [{ datePeriod: -1 }, { datePeriod: -2 }],
    [{ filters: [{ id: 'timeperiod', filterItems: ['3', '0'] }] }, { datePeriod: 0 }],
    [{ dateFrom: 'soon' }, { dateFrom: 'soon', datePeriod: -1 }],
    [{ sortBy: 'Date' }, { sortBy: 'relevant-date' }],
    [{ sortBy: 'price' }, { sortBy: 'price' }],
  ])('says %j in one way, and leaves to the search what that refuses', (given, written) => {
    expect(writeSearchBody(read(given))).toEqual(written);
  });
});

describe('a search as stores keep it', () => {
  const search = read({ q: 'seat', filters: [{ id: 'topic', filterItems: ['Costs'] }], hasContent: true });

  it('is JSON that names its version, its edition and the call that makes it', () => {
    expect(JSON.parse(printSavedSearch(search))).toEqual({
      version: 2,
      edition: 'KA',
      endpoint: 'documentSearch',
      body: { q: 'seat', filters: [{ id: 'topic', filterItems: ['Costs'], andOrValue: 'or' }], hasContent: true },
    });
    expect(printQueryOf(search)).toBe(
      '{"q":"seat","filters":[{"id":"topic","filterItems":["Costs"],"andOrValue":"or"}],"hasContent":true}',
    );
  });

  it('is refused in words where a later release wrote it, and kept to the letter', () => {
    const stored = '{"version":4,"edition":"KA","endpoint":"documentSearch","body":{"q":"seat"}}';
    const kept = parseSavedSearch(stored);
    expect(kept).toMatchObject({ version: null, stored, reason: expect.stringContaining('later release') });
    expect(printSavedSearch(kept)).toBe(stored);
    expect(printQueryOf(kept)).toBe(stored);
    expect(() => getReadable(kept)).toThrow(LibraryError);
  });

  it.each([
    '',
    '{"q":',
    'null',
    '[1]',
    '{"version":0,"edition":"KA","endpoint":"documentSearch","query":"{"}',
    '{"version":2,"edition":"XX","endpoint":"documentSearch","body":{}}',
    '{"version":2,"edition":"KA","body":{}}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":"seat"}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":{"q":7}}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":{"datePeriod":"1"}}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":{"hasContent":1}}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":{"sortOrder":"up"}}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":{"filters":[{"filterItems":[]}]}}',
    '{"version":2,"edition":"KA","endpoint":"documentSearch","body":{"filters":[{"id":"topic","filterItems":[1]}]}}',
  ])('is not guessed where it is damaged: %s', (stored) => {
    const kept = parseSavedSearch(stored);
    expect(kept).toEqual({ version: null, stored, reason: 'What was kept of this search cannot be read.' });
    expect(printSavedSearch(kept)).toBe(stored);
  });
});
