import { describe, expect, test } from 'vitest';
import { describePaging, listPageButtons } from '#domain/search/page-buttons.ts';

describe('Page buttons', () => {
  test.each([
    [0, 0, ''],
    [1, 1, '1'],
    [1, 6, '1 2 3 4 5 6'],
    [6, 6, '1 2 3 4 5 6'],
  ])('up to 6 pages all are listed (SR-145): page %i of %i', (current, last, expected) => {
    expect(listPageButtons(current, last).join(' ')).toBe(expected);
  });

  test.each([
    [1, 7, '1 2 3 4 5 ... 7'],
    [4, 7, '1 2 3 4 5 ... 7'],
    [4, 100, '1 2 3 4 5 ... 100'],
  ])('early pages show the first five and the last (SR-147): page %i of %i', (current, last, expected) => {
    expect(listPageButtons(current, last).join(' ')).toBe(expected);
  });

  test.each([
    [5, 7, '1 ... 4 5 6 7'],
    [6, 7, '1 ... 5 6 7'],
    [7, 7, '1 ... 6 7'],
    [5, 100, '1 ... 4 5 6 ... 100'],
    [98, 100, '1 ... 97 98 99 100'],
    [100, 100, '1 ... 99 100'],
  ])('later pages show their neighbours, the first and the last (SR-146): page %i of %i', (current, last, expected) => {
    expect(listPageButtons(current, last).join(' ')).toBe(expected);
  });

  test('paging tells where the page lies (ENT-051)', () => {
    expect(describePaging(20, 10, 45)).toEqual({
      start: 20,
      end: 30,
      pageSize: 10,
      totalResults: 45,
      currentPage: 3,
      maxPage: 5,
      pageButtons: [1, 2, 3, 4, 5],
    });
    expect(describePaging(40, 10, 45)).toMatchObject({ start: 40, end: 45, currentPage: 5 });
    expect(describePaging(23, 10, 45)).toMatchObject({ start: 20, end: 30, currentPage: 3 });
  });

  test('a start beyond the end is the last page, and no results are no page (ENT-051)', () => {
    expect(describePaging(900, 10, 45)).toMatchObject({ start: 40, end: 45, currentPage: 5 });
    expect(describePaging(0, 10, 0)).toMatchObject({ start: 0, end: 0, currentPage: 0, maxPage: 0, pageButtons: [] });
  });

  test('pages end at the 10,000th result', () => {
    expect(describePaging(0, 10, 250_000)).toMatchObject({ totalResults: 250_000, maxPage: 1_000 });
  });
});
