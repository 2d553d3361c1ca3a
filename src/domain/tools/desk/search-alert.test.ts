import { describe, expect, it } from 'vitest';
import { chooseLaterMark, describeVolume, isNewSince, listDoubtfulDays } from './search-alert.ts';

describe('how much to expect of an alert', () => {
  it.each([
    [0, 'Nothing was added in the last twelve months.'],
    [1, 'Expect about 1 a year.'],
    [5, 'Expect about 5 a year.'],
    [6, 'Expect about 1 a month.'],
    [72, 'Expect about 6 a month.'],
    [24_000, 'Expect about 2,000 a month.'],
  ])('is said of %i in a year as “%s”', (year, words) => {
    expect(describeVolume({ week: 0, month: 0, year })).toBe(words);
  });
});

it('Nothing is foretold from a library that was loaded all at once', () => {
  const words = 'Too early to estimate: most matches were added in the last 30 days.';
  expect(describeVolume({ week: 161, month: 161, year: 161 })).toBe(words);
  expect(describeVolume({ week: 5, month: 30, year: 120 })).toBe('Expect about 10 a month.');
});

describe('the mark of what a reader has seen', () => {
  const mark = { at: '2026-03-05T12:00:00.000Z', corpusVersion: 7 };
  const now = '2026-03-05T14:00:00.000Z';

  it.each([
    ['what the library had', '2026-03-05T11:59:59.000Z', 7, false],
    ['what was stamped before and could be found only after', '2026-03-05T11:59:59.000Z', 8, true],
    ['what was imported after', '2026-03-05T13:00:00.000Z', 9, true],
    ['what came into a library that was made anew', '2026-03-05T13:00:00.000Z', 2, true],
    ['what came in while the clock was slow', '2025-01-01T00:00:00.000Z', 8, true],
    ['what the library had since the clock was ahead', '2027-01-01T00:00:00.000Z', 7, false],
    ['what came in while the clock was ahead', '2027-01-01T00:00:00.000Z', 8, true],
  ])('tells %s', (_what, at, corpusVersion, isNew) => {
    expect(isNewSince(mark, { at, corpusVersion }, now)).toBe(isNew);
  });

  it('of old tells by the time alone', () => {
    const old = { ...mark, corpusVersion: null };
    expect(isNewSince(old, { at: '2026-03-05T11:59:59.000Z', corpusVersion: 8 }, now)).toBe(false);
    expect(isNewSince(old, { at: '2026-03-05T12:00:01.000Z', corpusVersion: 8 }, now)).toBe(true);
  });

  it('leaves in doubt the day it stands on, and around midnight the one before', () => {
    expect(listDoubtfulDays(mark)).toEqual({ from: '2026-03-05', to: '2026-03-05' });
    expect(listDoubtfulDays({ ...mark, at: '2026-03-05T00:30:00.000Z' })).toEqual({
      from: '2026-03-04',
      to: '2026-03-05',
    });
  });

  it('never goes back, but to a right clock or to a library that was made anew', () => {
    const [before, after] = [
      { at: '2026-03-05T11:00:00.000Z', corpusVersion: 6 },
      { at: '2026-03-05T13:00:00.000Z', corpusVersion: 8 },
    ];
    expect(chooseLaterMark(mark, before)).toBe(mark);
    expect(chooseLaterMark(mark, after)).toBe(after);
    const [right, anew] = [
      { ...before, corpusVersion: 8 },
      { ...after, corpusVersion: 1 },
    ];
    expect(chooseLaterMark(mark, right)).toBe(right);
    expect(chooseLaterMark(mark, anew)).toBe(anew);
  });
});
