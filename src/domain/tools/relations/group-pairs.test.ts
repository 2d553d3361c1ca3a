import { expect, test } from 'vitest';
import { groupPairs } from './group-pairs.ts';

interface Pair {
  readonly sides: readonly string[];
  readonly count: number;
}

const group = (...pairs: Pair[]) =>
  groupPairs(
    pairs,
    ({ sides }) => sides,
    ({ count }) => count,
  );

test('Pairs stand with the name that is related most, each once, and each name says how many stand before it (OP-190)', () => {
  const pairs = [
    { sides: ['ada', 'halm'], count: 4 },
    { sides: ['bo', 'halm'], count: 3 },
    { sides: ['ada', 'bo'], count: 2 },
    { sides: ['carl', 'dora'], count: 1 },
  ];
  const groups = group(...pairs);
  expect(groups.map(({ side, count, before }) => [side, count, before])).toEqual([
    ['halm', 7, 0],
    ['ada', 2, 1],
    ['carl', 1, 0],
  ]);
  expect(groups.flatMap((one) => one.pairs)).toHaveLength(pairs.length);
});

test('No pairs are no groups', () => {
  expect(group()).toEqual([]);
});
