import { describe, expect, test } from 'vitest';
import type { ExplainAnswer } from '#contract/explain.ts';
import { createSearchState, DEFAULT_DATES, DEFAULT_SORT } from '#domain/search/search-state.ts';
import { listWaysOn } from './list-ways-on.ts';

const STATE = {
  ...createSearchState({ facets: ['seat'], sort: DEFAULT_SORT, dates: DEFAULT_DATES, resultsPerPage: 10 }),
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
  filters: [],
  withoutFilters: null,
  spellings: [],
  operators: null,
  allWords: null,
  anyWords: null,
  everywhere: null,
};

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
});
