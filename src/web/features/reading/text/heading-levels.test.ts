import { expect, it } from 'vitest';
import { listOtherLevels } from './heading-levels.ts';

const contentsOf = (...levels: number[]) =>
  levels.map((level, index) => ({ id: `h${index}`, label: `Heading ${index}`, level, block: index * 10 }));

it('reads a text that begins with a heading of its second level from the title of the page down, one level at a time', () => {
  expect([...listOtherLevels(contentsOf(2, 2, 3))]).toEqual([
    [0, 2],
    [10, 2],
    [20, 3],
  ]);
  // The elements are h3, h2, h3: only the first leaves a level out.
  expect([...listOtherLevels(contentsOf(2, 1, 2))]).toEqual([[0, 2]]);
});

it('says nothing of levels that are in order', () => {
  expect(listOtherLevels(contentsOf(1, 2, 3, 2, 1)).size).toBe(0);
});
