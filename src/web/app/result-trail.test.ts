import { describe, expect, test } from 'vitest';
import { findResultStep, type ResultTrail } from './result-trail.ts';

const TRAIL: ResultTrail = {
  href: '/search?q=seat&start=10',
  start: 10,
  total: 13,
  hits: ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase(), href: `/document/${id}?searchTerm=seat` })),
  before: '/search?q=seat',
  after: '',
};

describe('From result to result', () => {
  test('a document knows its place among all results and its neighbours', () => {
    expect(findResultStep(TRAIL, 'b')).toMatchObject({
      place: 12,
      total: 13,
      href: TRAIL.href,
      previous: { title: 'A' },
      next: { title: 'C', href: '/document/c?searchTerm=seat' },
    });
  });

  test('at the ends of a page the next page of results follows, where there is one', () => {
    expect(findResultStep(TRAIL, 'a')?.previous).toEqual({ title: 'the page of results before', href: TRAIL.before });
    expect(findResultStep(TRAIL, 'c')?.next).toBeUndefined();
  });

  test('what is no result has no place', () => {
    expect(findResultStep(TRAIL, 'd')).toBeUndefined();
    expect(findResultStep(undefined, 'a')).toBeUndefined();
  });
});
