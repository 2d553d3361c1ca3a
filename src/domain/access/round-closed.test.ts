import { expect, test } from 'vitest';
import { roundClosed } from './round-closed.ts';

test.each([
  [0, 0, true],
  [9, 9, true],
  [10, 10, false],
  [19, 10, false],
  [99, 90, false],
  [100, 100, false],
  [870, 800, false],
  [1_000, 1_000, false],
  [54_321, 1_000, false],
])('OP-169: %i closed documents are named as %i', (found, count, isExact) => {
  expect(roundClosed(found)).toEqual({ count, isExact });
});
