import { expect, test } from 'vitest';
import { measureEdits } from './measure-edits.ts';

test.each([
  ['arbitration', 'arbitration', 0],
  ['arbitraton', 'arbitration', 1],
  ['arbitrration', 'arbitration', 1],
  ['arbitretion', 'arbitration', 1],
  ['abritration', 'arbitration', 1],
  ['rabitraton', 'arbitration', 2],
  ['seat', 'eats', 2],
  ['', 'of', 2],
  ['𝒜ward', 'award', 1],
])('“%s” becomes “%s” with %i letters changed', (from, to, edits) => {
  expect(measureEdits(from, to, 2)).toBe(edits);
  expect(measureEdits(to, from, 2)).toBe(edits);
});

test('Words further apart than asked have no distance', () => {
  expect(measureEdits('rabitraton', 'arbitration', 1)).toBeUndefined();
  expect(measureEdits('seat', 'consent', 2)).toBeUndefined();
  expect(measureEdits('abcdefgh', 'hgfedcba', 2)).toBeUndefined();
});
