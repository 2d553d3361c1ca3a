import { expect, it } from 'vitest';
import { formatCount, formatNumber } from './format-number.ts';
import { joinNames } from './join-names.ts';

it('Names are joined as a choice: none, one, two and more', () => {
  const names = ['Practice Plus', 'Arbitration', 'Costs'];
  expect([0, 1, 2, 3].map((count) => joinNames(names.slice(0, count)))).toEqual([
    '',
    'Practice Plus',
    'Practice Plus or Arbitration',
    'Practice Plus, Arbitration or Costs',
  ]);
});

it('A number is grouped in thousands, and its noun is singular for one alone', () => {
  expect(formatNumber(1284)).toBe('1,284');
  expect([0, 1, 2].map((count) => formatCount(count, 'result'))).toEqual(['0 results', '1 result', '2 results']);
  expect(formatCount(0, 'entry', 'entries')).toBe('0 entries');
});
