import { expect, it } from 'vitest';
import { nextStop } from './move-focus.ts';

it('Arrow keys go through a menu and round its ends (SH-201)', () => {
  expect(nextStop('ArrowDown', -1, 3)).toBe(0);
  expect(nextStop('ArrowDown', 0, 3)).toBe(1);
  expect(nextStop('ArrowDown', 2, 3)).toBe(0);
  expect(nextStop('ArrowUp', 0, 3)).toBe(2);
  expect(nextStop('ArrowUp', 2, 3)).toBe(1);
  expect(nextStop('Home', 2, 3)).toBe(0);
  expect(nextStop('End', 0, 3)).toBe(2);
});

it('Other keys, and menus without entries, are left to the browser (SH-201)', () => {
  expect(nextStop('Tab', 0, 3)).toBeUndefined();
  expect(nextStop('a', 0, 3)).toBeUndefined();
  expect(nextStop('ArrowDown', -1, 0)).toBeUndefined();
});
