import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelHeadings } from './level-headings.ts';

it('begins below the title and leaves no level out on the way down, whichever heading a text begins with', () => {
  expect(levelHeadings([2, 1, 2, 3])).toEqual([2, 2, 3, 4]);
  expect(levelHeadings([2, 2, 4])).toEqual([2, 2, 3]);
  expect(levelHeadings([1, 2, 3, 1])).toEqual([2, 3, 4, 2]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (levels) => {
      const levelled = levelHeadings(levels);
      expect(levelled.length).toBe(levels.length);
      for (const [index, level] of levelled.entries()) {
        expect(level).toBeGreaterThanOrEqual(2);
        expect(level).toBeLessThanOrEqual((levelled[index - 1] ?? 1) + 1);
      }
    }),
    { seed: 20261126 },
  );
});
