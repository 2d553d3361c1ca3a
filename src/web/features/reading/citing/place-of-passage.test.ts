import { expect, it } from 'vitest';
import { placeOfPassage } from './place-of-passage.ts';

it.each([
  ['p42', 'p42', 'para 42'],
  ['p42', 'p44', 'paras 42–44'],
  ['p42', undefined, 'para 42'],
  ['art-5-1', 'art-6', 'articles 5(1)–6'],
  ['s-12', 's-14', 'sections 12–14'],
  ['s-12-3-a', 's-12-3-a', 'section 12(3)(a)'],
  ['s-12-3-a', 's-12-3-c', 'section 12(3)(a)–(c)'],
  ['s-12-3-a', 's-12-4', 'section 12(3)(a)–(4)'],
  ['s-12-3', 's-12-3-c', 'section 12(3)'],
  ['art-V', 'art-V-1-b', 'article V'],
  ['page-45', 'page-46', '45–46'],
  ['sch-1-para-3', 'sch-1-para-5', 'schedule 1 paras 3–5'],
  ['s-12', 'sch-1-para-3', 'section 12'],
  [undefined, 'p42', undefined],
])('OP-198: what is selected from %s to %s is cited at %s', (from, to, place) => {
  expect(placeOfPassage(from, to)).toBe(place);
});
