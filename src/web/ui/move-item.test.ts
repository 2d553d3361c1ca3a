import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

it('An entry stands at the place it was moved to, the others in their order, and nothing is lost beyond an end', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(moveItem(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveItem(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveItem(list, 1, -1)).toEqual(['b', 'a', 'c', 'd']);
  expect(moveItem(list, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
  expect(moveItem(list, 7, 0)).toEqual(list);
});
