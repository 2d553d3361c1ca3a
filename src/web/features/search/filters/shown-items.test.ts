import { describe, expect, it } from 'vitest';
import type { FilterAnswer } from '#contract/search.ts';
import { hasSearch, shownItems, stepsOf } from './shown-items.ts';

const filterOf = (count: number, change: Partial<FilterAnswer> = {}): FilterAnswer => ({
  id: 'author',
  name: 'Author',
  filterType: 'default',
  count,
  hasMoreFilterItems: false,
  isSelfReported: false,
  andOrValue: 'or',
  filterItems: Array.from({ length: count }, (_value, index) => {
    const name = `Author ${index + 1}`;
    return { id: name, name, label: name, count: count - index, checked: false };
  }),
  ...change,
});

const NONE = new Set<string>();
const lengthOf = (count: number, view = {}) => shownItems(filterOf(count), NONE, view).items.length;

describe('the values of a filter', () => {
  it('are all listed up to 8, five of 9 or 10, and ten of more (SR-121, SR-124)', () => {
    expect([1, 8, 9, 10, 11, 60].map((count) => lengthOf(count))).toEqual([1, 8, 5, 5, 10, 10]);
  });

  it('are no longer cut to five once two letters are looked for (SR-121)', () => {
    expect(lengthOf(9, { contains: 'a' })).toBe(5);
    expect(lengthOf(9, { contains: 'au' })).toBe(9);
  });

  it('grow and shrink by ten, never below ten (SR-122, SR-123)', () => {
    expect(shownItems(filterOf(25), NONE, { limit: 20 })).toMatchObject({ hasMore: true, hasLess: true, limit: 20 });
    expect(shownItems(filterOf(25), NONE, { limit: 30 })).toMatchObject({ hasMore: false, hasLess: true });
    expect(shownItems(filterOf(25), NONE, {})).toMatchObject({ hasMore: true, hasLess: false, limit: 10 });
  });

  it('do not shrink where there are no more than ten (SR-123)', () => {
    expect(shownItems(filterOf(10), NONE, {})).toMatchObject({ hasMore: true, hasLess: false });
    expect(shownItems(filterOf(10), NONE, { limit: 15 })).toMatchObject({ hasMore: false, hasLess: false });
  });

  it('grow and shrink by ten in the lists of a tree too, its branches among them (SR-122, SR-123)', () => {
    expect(stepsOf(25, 10)).toEqual({ more: 10, lessTo: undefined });
    expect(stepsOf(25, 20)).toEqual({ more: 5, lessTo: 10 });
    expect(stepsOf(25, 30)).toEqual({ more: 0, lessTo: 20 });
    expect(stepsOf(3, 10)).toEqual({ more: 0, lessTo: undefined });
  });

  it('begin with the chosen ones', () => {
    const { items } = shownItems(filterOf(12), new Set(['Author 12']), {});
    expect(items.slice(0, 2).map(({ name }) => name)).toEqual(['Author 12', 'Author 1']);
  });

  it('can be looked through from the ninth on, or while something is looked for (SR-118)', () => {
    expect([8, 9].map((count) => hasSearch(filterOf(count), ''))).toEqual([false, true]);
    expect(hasSearch(filterOf(1), 'au')).toBe(true);
  });

  it('are not looked through where the type says so, and wait for a text where they are only searched (SR-098)', () => {
    expect(hasSearch(filterOf(50, { filterType: 'defaultNoSearch' }), '')).toBe(false);
    const searched = filterOf(3, { filterType: 'searchOnly' });
    expect(hasSearch(searched, '')).toBe(true);
    expect(shownItems(searched, NONE, {}).items).toEqual([]);
    expect(shownItems(searched, new Set(['Author 2']), {}).items).toHaveLength(1);
    expect(shownItems(searched, NONE, { contains: 'au' }).items).toHaveLength(3);
  });
});
