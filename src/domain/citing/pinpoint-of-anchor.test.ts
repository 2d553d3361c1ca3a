import { expect, it } from 'vitest';
import { pinpointOfAnchor } from './pinpoint-of-anchor.ts';

it.each([
  ['p42', 'para 42'],
  ['page-45', '45'],
  ['page-xii', 'xii'],
  ['art-39-1', 'article 39(1)'],
  ['s-12-3-a', 'section 12(3)(a)'],
  ['reg-2', 'regulation 2'],
  ['sch-1-para-3', 'schedule 1 para 3'],
  ['b7', undefined],
  ['fn3', undefined],
  ['art', undefined],
])('OP-196: the anchor %s is the pinpoint %s', (anchor, words) => {
  expect(pinpointOfAnchor(anchor)).toBe(words);
});
