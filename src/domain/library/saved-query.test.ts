import { describe, expect, it } from 'vitest';
import { isAskedAgain } from './research-entry.ts';
import { keyOfQuery, stripPaging } from './saved-query.ts';

describe('a search that is kept', () => {
  it('loses its paging and what says nothing, and nothing else', () => {
    const query = { q: 'seat', filters: [], start: 30, resultsPerPage: 50, excerpt: true, qTitle: null, datePeriod: 0 };
    expect(stripPaging(query)).toEqual({ q: 'seat', datePeriod: 0 });
  });

  it('is the same again on another page and in another order of its fields, not in another place', () => {
    const key = keyOfQuery('documentSearch', { q: 'seat', mode: 'default', start: 10 });
    expect(keyOfQuery('documentsearch', { mode: 'default', q: 'seat' })).toBe(key);
    expect(keyOfQuery('awards', { mode: 'default', q: 'seat' })).not.toBe(key);
    expect(keyOfQuery('documentSearch', { mode: 'default', q: 'seats' })).not.toBe(key);
  });

  it('is asked again within half a minute', () => {
    const last = { key: 'seat', madeAt: '2026-03-05T12:00:00.000Z' };
    expect(isAskedAgain(last, { key: 'seat', madeAt: '2026-03-05T12:00:30.000Z' })).toBe(true);
    expect(isAskedAgain(last, { key: 'seat', madeAt: '2026-03-05T12:00:31.000Z' })).toBe(false);
    expect(isAskedAgain(last, { key: 'costs', madeAt: '2026-03-05T12:00:01.000Z' })).toBe(false);
    expect(isAskedAgain(undefined, last)).toBe(false);
  });
});
