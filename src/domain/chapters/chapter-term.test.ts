import { describe, expect, it } from 'vitest';
import { hasOperator, quoteChapterTerm, readAddressTerm } from './chapter-term.ts';

describe('the term of a chapter search', () => {
  it.each([
    ['burden of proof', '"burden of proof"'],
    ['  seat ', '"seat"'],
    ['arbitrat* agreement', '"arbitrat* agreement"'],
    ['cost AND interest', '"cost AND interest"'],
    ['the “seat” of', '"the seat of"'],
    ['', ''],
    [' "" ', ''],
  ])('SR-179: %j as typed becomes %j', (typed, query) => {
    expect(quoteChapterTerm(typed)).toBe(query);
  });

  it.each([
    ['burden of proof', '"burden of proof"'],
    ['seat AND court', 'seat AND court'],
    ['seat NEAR5 court', 'seat NEAR5 court'],
    ['"seat of arbitration"', '"seat of arbitration"'],
    ['(seat OR venue)', '(seat OR venue)'],
    ['title(seat)', 'title(seat)'],
    ['arbitrat*', '"arbitrat*"'],
    ['', ''],
  ])('SR-180: %j from an address is searched as %j', (term, query) => {
    expect(readAddressTerm(term)).toBe(query);
  });

  it('what cannot be read has no operator', () => {
    expect(hasOperator('seat NEAR0 court')).toBe(false);
    expect(readAddressTerm('…')).toBe('"…"');
  });
});
