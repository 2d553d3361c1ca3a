import { expect, it } from 'vitest';
import { placeOfPassage } from './place-of-passage.ts';

it.each([
  ['p42', 'p42', 'para 42'],
  ['p42', 'p44', 'paras 42-44'],
  ['p42', 'b7', 'para 42'],
  ['art-5-1', 'art-6', 'article 5(1)'],
  ['b7', 'p42', undefined],
])('OP-198: what is selected from %s to %s is cited at %s', (from, to, place) => {
  expect(placeOfPassage(from, to)).toBe(place);
});
