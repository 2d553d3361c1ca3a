import { expect, it } from 'vitest';
import { isInWindow } from './relation-window.ts';

const TODAY = '2026-11-28';
const ended = (to: string | undefined, from?: string) => ({ from, to, isOngoing: false, isTimeKnown: true });

it.each([
  ['2023-11-28', true],
  ['2023-11-27', false],
  ['2023-11', true],
  ['2023-10', false],
  ['2023', true],
  ['2022', false],
])('OP-137: of the last three years is what ended in %s, as precisely as that is known: %s', (to, isIn) => {
  expect(isInWindow(ended(to), '3', TODAY)).toBe(isIn);
  expect(isInWindow(ended(to), 'all', TODAY)).toBe(true);
});

it('OP-137: what goes on, and that of which nobody knows when it was, stays in every window', () => {
  expect(isInWindow({ ...ended(undefined, '1990'), isOngoing: true }, '3', TODAY)).toBe(true);
  expect(isInWindow({ ...ended('1990'), isTimeKnown: false }, '5', TODAY)).toBe(true);
  expect(isInWindow(ended(undefined, '1990'), '5', TODAY)).toBe(false);
});
