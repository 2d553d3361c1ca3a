import { describe, expect, test } from 'vitest';
import { RELEVANCE, resistanceOf } from './relevance.ts';

describe('The length of a document', () => {
  const of = (length: number, average: number) => resistanceOf(length, average, RELEVANCE);

  test('counts in a library whose documents are shorter than a page on the average', () => {
    expect(of(300, 50)).toBeGreaterThan(of(100, 50));
    expect(of(100, 50)).toBeGreaterThan(of(50, 50));
    // A notice leads nothing by being short.
    expect(of(5, 50)).toBe(of(50, 50));
  });

  test('counts from a page on in any other', () => {
    expect(of(10, 1000)).toBe(of(RELEVANCE.page, 1000));
    expect(of(1000, 1000)).toBe(RELEVANCE.saturation);
    expect(of(2000, 1000)).toBeGreaterThan(of(1000, 1000));
  });

  test('is nothing in a library without words', () => {
    expect(of(0, 0)).toBe(RELEVANCE.saturation);
  });
});
