import { describe, expect, it } from 'vitest';
import { atDates, type DateVisit } from './date-visit.ts';

const NOTHING = { isChoosingDays: false, isSwapped: false };
const swapped = { datePeriod: -1, dateFrom: '2010', dateTo: '2025' };
const allTime = { datePeriod: -2, dateFrom: '', dateTo: '' };

describe('what a reader did in the date filter', () => {
  it('is said of the dates that were swapped, and of no others that Back leads to (SR-143)', () => {
    const visit: DateVisit = { dates: swapped, isChoosingDays: false, isSwapped: true };
    expect(atDates(visit, { ...swapped })).toMatchObject({ isSwapped: true });
    expect(atDates(visit, { ...swapped, dateFrom: '2012', dateTo: '2014' })).toEqual(NOTHING);
  });

  it('keeps the days open to be chosen until other dates hold', () => {
    const visit: DateVisit = { dates: { ...allTime, datePeriod: 3 }, isChoosingDays: true, isSwapped: false };
    expect(atDates(visit, visit.dates)).toMatchObject({ isChoosingDays: true });
    expect(atDates(visit, allTime)).toEqual(NOTHING);
  });

  it('is nothing before the first visit', () => {
    expect(atDates(undefined, allTime)).toEqual(NOTHING);
  });
});
