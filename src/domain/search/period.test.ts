import { expect, it } from 'vitest';
import { lastDay, parsePeriod, parseWireDate, subtractMonths, toWireDate } from './period.ts';

it.each([
  ['2026-05-31', 3, '2026-02-28'],
  ['2024-05-31', 3, '2024-02-29'],
  ['2026-12-31', 6, '2026-06-30'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-31', 1, '2025-12-31'],
  ['2026-03-15', 24, '2024-03-15'],
])(
  'a period counted from %s goes %i months back to %s, a day that the month has (SR-133 to SR-136)',
  (day, months, start) => {
    expect(subtractMonths(day, months)).toBe(start);
  },
);

it('a date that does not exist is none, and one that does is written as it is in an address', () => {
  expect(['31-04-2026', '29-02-2025', '1-13-2026', '2026-01-01'].map(parseWireDate)).toEqual(Array(4).fill(undefined));
  expect([parseWireDate('9-2-2024'), toWireDate('2024-02-09')]).toEqual(['2024-02-09', '09-02-2024']);
  expect(['2024-02', '2023-02', '2023', '2023-04-05'].map(lastDay)).toEqual([
    '2024-02-29',
    '2023-02-28',
    '2023-12-31',
    '2023-04-05',
  ]);
});

it('there are the periods 0 to 3, all time and dates of one’s own, and no others', () => {
  expect(['-2', '-1', '0', '3', '4', '-3', '01', ''].map(parsePeriod)).toEqual([
    -2,
    -1,
    0,
    3,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
