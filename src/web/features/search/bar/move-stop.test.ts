import { expect, test } from 'vitest';
import { moveStop } from './move-stop.ts';

test('The arrows go through the buttons of the pills and on to the field, and stay at the first', () => {
  expect(moveStop('ArrowRight', 0, 3)).toBe(1);
  expect(moveStop('ArrowRight', 2, 3)).toBe('field');
  expect(moveStop('ArrowLeft', 2, 3)).toBe(1);
  expect(moveStop('ArrowLeft', 0, 3)).toBe(0);
  expect(moveStop('Home', 2, 3)).toBe(0);
  expect(moveStop('End', 0, 3)).toBe('field');
  expect(moveStop('a', 0, 3)).toBeUndefined();
});
