import { expect, it } from 'vitest';
import { dayOf, formatInstant, timeOf } from './local-instant.ts';

it('An instant is told by the day and the time of where the reader is, with the month as it is called', () => {
  // Read as local time, wherever the test runs.
  const instant = new Date(2026, 0, 5, 9, 3).toISOString();
  expect(dayOf(instant)).toBe('2026-01-05');
  expect(timeOf(instant)).toBe('09:03');
  expect(formatInstant(instant)).toBe('05 Jan 2026, 09:03');
  expect(dayOf(new Date(2026, 11, 31, 23, 59).toISOString())).toBe('2026-12-31');
});
