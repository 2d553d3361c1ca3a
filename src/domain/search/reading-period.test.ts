import { expect, it } from 'vitest';
import { ALL_READING_TIME, PRECISE_PERIOD, READING_PERIODS, startOfPeriod } from './reading-period.ts';

it('All time is -1 and a precise period 0 in lists to read (SR-133, SR-138)', () => {
  expect(READING_PERIODS.find(({ name }) => name === 'All time')?.period).toBe(-1);
  expect(READING_PERIODS.find(({ name }) => name === 'Precise period')?.period).toBe(0);
  expect([ALL_READING_TIME, PRECISE_PERIOD].map((period) => startOfPeriod(period, '2026-11-24'))).toEqual([
    undefined,
    undefined,
  ]);
});

it('the other periods are 3, 6, 12, 24, 36 and 60 months back (SR-136)', () => {
  const starts = READING_PERIODS.map(({ period }) => startOfPeriod(period, '2026-11-30'));
  expect(starts).toEqual([
    undefined,
    '2026-08-30',
    '2026-05-30',
    '2025-11-30',
    '2024-11-30',
    '2023-11-30',
    '2021-11-30',
    undefined,
  ]);
  expect(startOfPeriod(1, '2026-11-30')).toBeUndefined();
});
