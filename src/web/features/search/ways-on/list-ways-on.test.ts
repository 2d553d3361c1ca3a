import { describe, expect, test } from 'vitest';
import type { ExplainAnswer } from '#contract/explain.ts';
import { createSearchState } from '#domain/search/search-state.ts';
import { SEARCH_DEFAULTS } from '#tests/support/search-defaults.ts';
import { describeMissing, keepWholeName, leaveOutWritten, listWaysOn, offersReset } from './list-ways-on.ts';

const STATE = {
  ...createSearchState(SEARCH_DEFAULTS),
  q: 'a AND "b c"',
  filters: [
    { facet: 'seat', values: ['Paris', 'Rome'], every: true },
    { facet: 'searchwithin', values: ['insights'], every: false },
  ],
  datePeriod: 1,
};

const NOTHING: ExplainAnswer = {
  total: 1,
  isPartial: false,
  terms: [],
  missing: [],
  together: [],
  filters: [],
  withoutFilters: null,
  spellings: [],
  related: null,
  operators: null,
  anywhere: null,
  allWords: null,
  parties: null,
  anyWords: null,
  everywhere: null,
};

test('What is in no document is said of words, and of wildcards what they stand for', () => {
  expect(describeMissing({ missing: ['turbnie'] })).toBe('“turbnie” is in no document.');
  expect(describeMissing({ missing: ['turbnie', '"著作权"'] })).toBe('“turbnie” and “著作权” are in no document.');
  expect(describeMissing({ missing: ['xylo*', 'turbnie'] })).toBe(
    '“turbnie” is in no document. No word of the library fits “xylo*”: * stands for any letters or digits, or none, ? for exactly one.',
  );
});

test('Of a citation nothing is left out but the filters', () => {
  const ways = listWaysOn(STATE, {
    ...NOTHING,
    terms: [{ term: '99', query: '"2019 uksc"', total: 4 }],
    filters: [{ id: 'dates', value: null, label: 'Date', total: 7 }],
  });
  expect(keepWholeName(ways).map(({ label }) => label)).toEqual(['Without Date']);
});

test('A spelling that is offered as written otherwise is not asked about again', () => {
  const spellings = ['"labour market"', 'ladder'].map((query) => ({ from: 'labor', to: query, query, total: 1 }));
  expect(leaveOutWritten(spellings, ['labour market']).map(({ query }) => query)).toEqual(['ladder']);
});

describe('Ways on from a search that found little', () => {
  test('only what finds more is listed, the most first', () => {
    const ways = listWaysOn(STATE, {
      ...NOTHING,
      terms: [
        { term: 'a', query: '"b c"', total: 4 },
        { term: '"b c"', query: 'a', total: 9 },
        { term: 'd', query: 'a', total: 1 },
      ],
      filters: [
        { id: 'seat', value: 'Rome', label: 'Seat: Rome', total: 5 },
        { id: 'dates', value: null, label: 'Date', total: 7 },
        { id: 'titleOnly', value: null, label: 'Only in titles', total: 0 },
      ],
      withoutFilters: 20,
    });
    expect(ways.map(({ label, total }) => `${label}: ${total}`)).toEqual([
      'Without any filter: 20',
      'Without “b c”: 9',
      'Without Date: 7',
      'Without Seat: Rome: 5',
      'Without “a”: 4',
    ]);
  });

  test('terms that are left out together are named, and so are the filters', () => {
    const part = { terms: ['c', '"d e"'], query: 'a', withoutFilters: false, total: 3 };
    const together = [part, { ...part, terms: ['c'], query: 'a AND b', withoutFilters: true, total: 8 }];
    expect(listWaysOn(STATE, { ...NOTHING, together })).toMatchObject([
      { label: 'Without “c” and any filter', total: 8, change: { q: 'a AND b', filters: [STATE.filters[1]] } },
      { label: 'Without “c” and “d e”', total: 3, change: { q: 'a' } },
    ]);
  });

  test.each([
    [[], ''],
    [['xylofone'], '“xylofone” is in no document.'],
    [['zzz', '"d e"', '=b'], '“zzz”, “d e” and “=b” are in no document.'],
  ])('of %j it says: %s', (missing, sentence) => expect(describeMissing({ missing })).toBe(sentence));

  test('a search for nearness can be made without it', () => {
    const near = { ...STATE, q: 'a NEAR5 b' };
    const answer = { ...NOTHING, anywhere: { query: 'a AND b', total: 10 } };
    expect(listWaysOn(near, answer)).toMatchObject([{ total: 10, change: { q: 'a AND b' } }]);
    expect(listWaysOn(near, { ...answer, total: 10 })).toEqual([]);
  });

  test('each changes what it names and nothing else', () => {
    const changeOf = (answer: Partial<ExplainAnswer>, state = STATE) =>
      listWaysOn(state, { ...NOTHING, ...answer })[0]?.change;
    const filter = (id: string, value: string | null) => ({ filters: [{ id, value, label: id, total: 2 }] });
    const [, within] = STATE.filters;
    expect(changeOf({ terms: [{ term: 'a', query: 'b', total: 2 }] })).toEqual({ q: 'b' });
    expect(changeOf({ terms: [{ term: 'a', query: 'b', total: 2 }] }, { ...STATE, q: '', qTitle: 'a b' })).toEqual({
      qTitle: 'b',
    });
    expect(changeOf(filter('seat', 'Rome'))).toEqual({
      filters: [{ facet: 'seat', values: ['Paris'], every: true }, within],
    });
    expect(changeOf(filter('seat', null))).toEqual({ filters: [within] });
    expect(changeOf(filter('dates', null))).toEqual({ datePeriod: -2, dateFrom: '', dateTo: '' });
    expect(changeOf(filter('titleOnly', null))).toEqual({ titleOnly: false });
    expect(changeOf({ withoutFilters: 3 })).toMatchObject({ filters: [within], titleOnly: false, datePeriod: -2 });
  });

  test.each([
    [0, 2, false],
    [20, 2, false],
    [null, 1, false],
    [null, 0, true],
    [null, 2, true],
  ])(
    'with %s results without any filter and %s filters counted, a reset is offered beside them: %s',
    (all, some, expected) => {
      const filters = ['Paris', 'Rome'].slice(0, some).map((value) => ({ id: 'seat', value, label: value, total: 0 }));
      expect(offersReset({ ...NOTHING, filters, withoutFilters: all })).toBe(expected);
    },
  );
});
