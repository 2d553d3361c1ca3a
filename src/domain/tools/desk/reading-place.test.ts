import { expect, it } from 'vitest';
import { shareBefore } from './reading-place.ts';

it('How much of a text was read is a share from 0 to 1, also of a text that has become shorter or is empty', () => {
  expect([0, 1, 2, 3].map((block) => shareBefore(block, 3))).toEqual([0, 0.333, 0.667, 1]);
  expect([shareBefore(9, 3), shareBefore(0, 0)]).toEqual([1, 0]);
});
