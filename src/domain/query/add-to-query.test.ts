import { describe, expect, test } from 'vitest';
import { addToQuery } from '#domain/query/add-to-query.ts';
import { countFilters } from '#domain/search/count-filters.ts';
import { explainOperator, listOperators } from '#domain/query/offered-operators.ts';
import { createSearchState } from '#domain/search/search-state.ts';
import { SEARCH_DEFAULTS } from '#tests/support/search-defaults.ts';

describe('What is typed beside a query', () => {
  test.each([
    ['', 'OR b', 'OR b'],
    ['a', 'b', 'a AND b'],
    ['a', 'good faith', 'a AND "good faith"'],
    ['a OR b', 'c', '(a OR b) AND c'],
  ])('joins it with AND: %j and %j (SR-067)', (query, typed, expected) =>
    expect(addToQuery(query, typed)).toBe(expected),
  );

  test.each([
    ['a', 'OR b', 'a OR b'],
    ['a OR b', 'AND c', '(a OR b) AND c'],
    ['a OR b', 'NOT c', '(a OR b) NOT c'],
    ['a AND b', 'NEAR5 c', 'a AND b NEAR5 c'],
    ['a OR b', 'OR c', 'a OR b OR c'],
    ['a', 'w/5 b', 'a w/5 b'],
    ['a', '& b c', 'a AND "b c"'],
    ['"a b', 'OR c', '"a b" OR c'],
    ['a', '  NEAR7   b  ', 'a NEAR7   b'],
  ])('joins it by the operator it begins with: %j and %j (SR-065)', (query, typed, expected) =>
    expect(addToQuery(query, typed)).toBe(expected),
  );
});

test('A pill offers the ten operators, and keeps another distance as typed (SR-059, SR-060)', () => {
  const ten = ['AND', 'OR', 'NOT', 'NEAR', 'NEAR2', 'NEAR5', 'NEAR10', 'NEAR20', 'NEAR30', 'NEAR50'];
  expect(listOperators(1, 'AND')).toEqual(ten);
  expect(listOperators(3, 'NEAR7')).toEqual([...ten, 'NEAR7']);
  expect(listOperators(0, 'AND')).toEqual(['AND', 'NOT']);
  expect(ten.slice(3, 5).map(explainOperator)).toEqual([
    'at most 30 other words between them, in either order',
    'at most 2 other words between them, in either order',
  ]);
});

test('The counter counts values, preferences and dates (SR-028)', () => {
  const state = createSearchState(SEARCH_DEFAULTS);
  expect(countFilters(state, SEARCH_DEFAULTS)).toBe(0);
  const filters = [{ facet: 'jurisdiction', values: ['France', 'Sweden'], every: false }];
  const preferences = { titleOnly: true, hasContent: true };
  expect(countFilters({ ...state, ...preferences, filters, datePeriod: 1 }, SEARCH_DEFAULTS)).toBe(5);
});
