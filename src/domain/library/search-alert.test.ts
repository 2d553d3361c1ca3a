import { describe, expect, it } from 'vitest';
import { describeVolume, markSeen } from './search-alert.ts';

describe('how much to expect of an alert', () => {
  it.each([
    [0, 'nothing in the last twelve months'],
    [1, 'about 1 a year'],
    [5, 'about 5 a year'],
    [6, 'about 1 a month'],
    [72, 'about 6 a month'],
    [24_000, 'about 2,000 a month'],
  ])('is said of %i in a year as “%s”', (year, words) => {
    expect(describeVolume({ week: 0, month: 0, year })).toBe(words);
  });
});

it('Nothing is foretold from a library that was loaded all at once', () => {
  const words = 'no certain number: most of it was added in the last 30 days';
  expect(describeVolume({ week: 161, month: 161, year: 161 })).toBe(words);
  expect(describeVolume({ week: 5, month: 30, year: 120 })).toBe('about 10 a month');
});

describe('the mark up to which everything has been seen', () => {
  const now = '2026-03-05T12:00:00.000Z';

  it('stands a little before now: an import that is under way has stamped documents that nobody can find yet', () => {
    expect(markSeen(now, undefined)).toBe('2026-03-05T11:55:00.000Z');
    expect(markSeen(now, '2026-03-01T08:00:00.000Z')).toBe('2026-03-05T11:55:00.000Z');
  });

  it('does not call new again what was just shown', () => {
    expect(markSeen(now, '2026-03-05T11:59:30.000Z')).toBe('2026-03-05T11:59:30.000Z');
  });
});
