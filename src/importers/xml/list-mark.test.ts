import { expect, test } from 'vitest';
import { listMark } from './list-mark.ts';

test.each([
  ['1', 12, '12.'],
  ['a', 3, 'c.'],
  ['A', 26, 'Z.'],
  ['a', 27, '27.'],
  ['i', 14, 'xiv.'],
  ['I', 9, 'IX.'],
  ['•', 5, '•'],
  ['', 5, ''],
])('counting from %s, item %i is marked %s', (mark, count, text) => {
  expect(listMark(mark, count)).toBe(text);
});
