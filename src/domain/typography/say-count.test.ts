import { expect, it } from 'vitest';
import { sayCount } from './say-count.ts';

it('A number is said with its noun: one alone stands in the singular, none and thousands in the plural', () => {
  expect([0, 1, 2, 1284].map((count) => sayCount(count, 'case'))).toEqual([
    '0 cases',
    '1 case',
    '2 cases',
    '1,284 cases',
  ]);
  expect(sayCount(0, 'entry', 'entries')).toBe('0 entries');
});
