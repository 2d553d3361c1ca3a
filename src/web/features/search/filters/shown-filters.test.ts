import { describe, expect, it } from 'vitest';
import type { FilterAnswer } from '#contract/search.ts';
import { isFilterShown, listOpenFilters, presentGroup } from './shown-filters.ts';

const filterOf = (id: string, counts: Readonly<Record<string, number>>, isTree = false): FilterAnswer => ({
  id,
  name: id,
  filterType: isTree ? 'tree' : 'default',
  count: Object.keys(counts).length,
  hasMoreFilterItems: false,
  isSelfReported: false,
  andOrValue: 'or',
  filterItems: Object.entries(counts).map(([name, count]) => ({ id: name, name, label: name, count, checked: false })),
});

const SHOWS_ALL = { hidesEmptyItems: false };
const HIDES_EMPTY = { hidesEmptyItems: true };

const namesOf = (filter: FilterAnswer) => filter.filterItems.map(({ name }) => name);

describe('the filters of the panel', () => {
  it('are hidden without counts, unless something is ticked or looked for in them (SR-120)', () => {
    const nothing = { isChosen: false, contains: '' };
    expect(isFilterShown(filterOf('seat', {}), nothing)).toBe(false);
    expect(isFilterShown(filterOf('seat', { Paris: 1 }), nothing)).toBe(true);
    expect(isFilterShown(filterOf('seat', {}), { ...nothing, isChosen: true })).toBe(true);
    expect(isFilterShown(filterOf('seat', {}), { ...nothing, contains: 'par' })).toBe(true);
  });

  it('are open at first up to the fourth, not the third, and of trees the first two (SR-125, SR-126)', () => {
    const list = ['a', 'b', 'c', 'd', 'e'].map((id) => filterOf(id, { x: 1 }));
    expect(listOpenFilters(list, 4)).toEqual(['a', 'b', 'c', 'd']);
    const trees = ['a', 'b', 'c', 'd', 'e'].map((id) => filterOf(id, { x: 1 }, true));
    expect(listOpenFilters(trees, 4)).toEqual(['a', 'b']);
  });

  it('leave out values without hits where the mode says so, but never a chosen one (SR-104)', () => {
    const filter = filterOf('seat', { Paris: 3, Oslo: 0, Rome: 0 });
    const look = { chosen: new Set(['Rome']), contains: '' };
    expect(namesOf(presentGroup(filter, HIDES_EMPTY, look))).toEqual(['Paris', 'Rome']);
    expect(namesOf(presentGroup(filter, SHOWS_ALL, look))).toEqual(['Paris', 'Oslo', 'Rome']);
  });

  it('narrow a whole list by a text, accents and case aside', () => {
    const filter = filterOf('seat', { Málaga: 3, Oslo: 2, Rome: 1 });
    const narrowed = presentGroup(filter, SHOWS_ALL, { chosen: new Set(['Rome']), contains: 'MALA' });
    expect(namesOf(narrowed)).toEqual(['Málaga', 'Rome']);
    expect(narrowed.count).toBe(1);
    expect(presentGroup(filter, SHOWS_ALL, { chosen: new Set(), contains: '' })).toBe(filter);
  });
});
