import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '#contract/search.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import { EDITIONS } from '#editions/editions.ts';
import { chooseDates } from './choose-dates.ts';

function choose(endpoint: string, query: SearchQuery, wished?: string) {
  const mode = findMode(EDITIONS.KA, endpoint, undefined);
  if (!mode) throw new Error(`no mode ${endpoint}`);
  return chooseDates('added', mode, query, wished, '2026-01-01');
}

describe('the days of a search', () => {
  it('of new content are three months, unless all time is asked for (SR-005, SR-132)', () => {
    expect(choose('newcontent', {})).toEqual({ field: 'added', from: '2025-10-01' });
    expect(choose('newcontent', { datePeriod: -2 })).toBeUndefined();
    expect(choose('newcontent', {}, '-2')).toBeUndefined();
    expect(choose('documentSearch', {})).toBeUndefined();
  });

  it.each([
    [0, '2025-10-01'],
    [1, '2025-07-01'],
    [2, '2025-01-01'],
    [3, '2024-01-01'],
  ])('by the period %i begin on %s (SR-135, SR-137)', (period, from) => {
    expect(choose('documentSearch', { datePeriod: period })).toEqual({ field: 'added', from });
    expect(choose('documentSearch', {}, String(period))).toEqual({ field: 'added', from });
  });

  it('given as dates take the place of the period of a mode, whichever comes first (SR-134, SR-143)', () => {
    const days = { field: 'added', from: '2019-02-01', to: '2020-03-04' };
    expect(choose('newcontent', { dateFrom: '01-02-2019', dateTo: '04-03-2020' })).toEqual(days);
    expect(choose('newcontent', { dateFrom: '04-03-2020', dateTo: '01-02-2019' })).toEqual(days);
  });
});
