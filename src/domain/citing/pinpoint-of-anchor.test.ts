import { expect, it } from 'vitest';
import { mainPlaceOf, pinpointOfAnchor } from './pinpoint-of-anchor.ts';

it.each([
  ['p42', 'para 42'],
  ['page-45', '45'],
  ['page-xii', 'xii'],
  ['art-39-1', 'article 39(1)'],
  ['s-12-3-a', 'section 12(3)(a)'],
  ['reg-2', 'regulation 2'],
  ['sch-1-para-3', 'schedule 1 para 3'],
  ['annex-I-art-7-2', 'annex I article 7(2)'],
  ['nl-art-5-1', 'article 5(1)'],
  ['s-41-2.2-a', 'section 41(2)(a)'],
  ['art-V-1-b', 'article V(1)(b)'],
  ['b7', undefined],
  ['fn3', undefined],
  ['art', undefined],
  ['p' + '9'.repeat(10_000), undefined],
  ['s-12-<b>', undefined],
  ['p4\u202E2', undefined],
])('OP-196: the anchor %s is the pinpoint %s', (anchor, words) => {
  expect(pinpointOfAnchor(anchor)).toBe(words);
});

it.each([
  ['s-12-3-a', 's-12'],
  ['art-V-1-b', 'art-V'],
  ['sch-1-para-3-a', 'sch-1-para-3'],
  ['nl-art-5-1', 'nl-art-5'],
  ['p42', 'p42'],
])('OP-196: %s stands in %s', (anchor, main) => {
  expect(mainPlaceOf(anchor)).toBe(main);
});
