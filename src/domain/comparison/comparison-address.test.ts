import { expect, test } from 'vitest';
import {
  describeMisread,
  EMPTY_COMPARISON,
  printComparisonQuery,
  readComparisonQuery,
  type ComparisonState,
} from './comparison-address.ts';
import { addToChoice, chooseComparison, sayLimit } from './comparison-choice.ts';

const read = (query: string) => readComparisonQuery(new URLSearchParams(query));

const STATES: readonly ComparisonState[] = [
  EMPTY_COMPARISON,
  { ...EMPTY_COMPARISON, topics: ['seat'], places: ['de', 'fr'] },
  { ...EMPTY_COMPARISON, places: ['ka org&=?#+%'], topics: ['a b', 'é'] },
  {
    ...EMPTY_COMPARISON,
    topics: ['seat', 'costs'],
    places: ['fr', 'de', 'gb-eng'],
    pinned: ['de'],
    differences: true,
    notes: true,
    asOf: '2025-02-28',
    since: '2024-01-01',
    isChoosing: true,
  },
  { ...EMPTY_COMPARISON, topics: ['seat'], places: ['de'], version: 12 },
  { ...EMPTY_COMPARISON, topics: ['seat'], places: ['de'], asOf: '2025-02-28', version: 12 },
];

test.each(STATES)('the choice comes back from its address as it was, in its order (TL-043)', (state) => {
  expect(read(printComparisonQuery(state))).toEqual(state);
});

test('an address says nothing that is as it is at first', () => {
  expect(printComparisonQuery(EMPTY_COMPARISON)).toBe('');
  expect(printComparisonQuery({ ...EMPTY_COMPARISON, topics: ['seat'], places: ['de', 'fr'] })).toBe(
    '?topics=seat&places=de,fr',
  );
});

test('what is no day, no version and no id is left out', () => {
  expect(read('?topics=,,a, a ,&places=&asof=2025-02-30&since=yesterday&v=0&pinned=de&differences=1')).toEqual({
    ...EMPTY_COMPARISON,
    topics: ['a'],
  });
});

test('what an address says of days and versions that is neither is said in words', () => {
  const say = (query: string) => describeMisread(new URLSearchParams(query));
  expect(say('?asof=2025-02-30&since=yesterday&v=-1')).toEqual([
    '“2025-02-30” is no day, so no day was chosen for the answers.',
    '“yesterday” is no day, so no changes since then are marked.',
    '“-1” is no version of the library; these are its answers of now.',
  ]);
  expect(say('?asof=2025-01-01&v=3')).toEqual([]);
  expect(say('?asof=2025-01-01&since=2024-01-01')).toEqual([]);
  expect(say('?v=3&asof=&since=')).toEqual([]);
});

const OFFER = {
  jurisdictions: ['Germany', 'France', 'Côte d’Ivoire', 'Kenya'].map((name, at) => ({
    id: ['de', 'fr', 'ci', 'ke'][at] ?? '',
    name,
  })),
  topicTree: ['Seat', 'Costs', 'Interest'].map((description) => ({ topicId: description.toLowerCase(), description })),
  jurisdictionOrOrganizationTitle: 'Country',
  topicTitle: 'Topic',
  limits: { jurisdictions: 2, topics: 20 },
};

test('unknown topics and places are dropped with words, names stand for ids, and what is beyond the limit is named', () => {
  expect(
    chooseComparison({ topics: ['seat', 'gone'], places: ['DE', 'Germany', 'cote d’ivoire', 'ke', 'xx'] }, OFFER),
  ).toEqual({
    topics: ['seat'],
    places: ['de', 'ci'],
    dropped: [
      'There is no topic “gone” in this comparison.',
      'There is no country “xx” in this comparison.',
      'A comparison holds 2 countries. Left out: Kenya.',
    ],
  });
  expect(sayLimit(6, 'Jurisdiction')).toBe('A comparison holds 6 jurisdictions.');
});

test('all of a group are chosen as far as there is room, and the rest is counted', () => {
  expect(addToChoice(['de'], ['fr', 'de', 'ci', 'ke'], 3)).toEqual({ chosen: ['de', 'fr', 'ci'], left: 1 });
  expect(addToChoice(['de', 'fr'], ['de'], 2)).toEqual({ chosen: ['de', 'fr'], left: 0 });
  expect(addToChoice(['de', 'fr', 'ke'], ['ci'], 2)).toEqual({ chosen: ['de', 'fr', 'ke'], left: 1 });
});
