import { describe, expect, it } from 'vitest';
import { SEARCH_DEFAULTS } from '#tests/support/search-defaults.ts';
import { createSearchState } from './search-state.ts';
import { changeSelection, MOST_SELECTED, readSelected, selectionKeyOf, type SelectedItem } from './selection.ts';

const item = (id: string): SelectedItem => ({ id, url: `/document/${id}`, title: `Title ${id}`, type: 'Award' });
const items = (count: number, prefix = 'd') => Array.from({ length: count }, (_, index) => item(`${prefix}${index}`));

describe('a selection of results', () => {
  it('holds of each result its id, address, title and type (ENT-029)', () => {
    const selection = changeSelection([], { kind: 'toggle', items: [item('a')] });
    expect(selection).toEqual([{ id: 'a', url: '/document/a', title: 'Title a', type: 'Award' }]);
  });

  it('is toggled result by result (SR-080)', () => {
    const one = changeSelection([], { kind: 'toggle', items: [item('a')] });
    const two = changeSelection(one, { kind: 'toggle', items: [item('b')] });
    expect(two.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(changeSelection(two, { kind: 'toggle', items: [item('a')] }).map(({ id }) => id)).toEqual(['b']);
  });

  it('toggles the editions of a work together: in while one is missing, out where all are in (SR-080)', () => {
    const some = changeSelection([], { kind: 'toggle', items: [item('new')] });
    const work = [item('new'), item('old')];
    expect(readSelected(some, work)).toBe('mixed');
    const all = changeSelection(some, { kind: 'toggle', items: work });
    expect(readSelected(all, work)).toBe(true);
    expect(changeSelection(all, { kind: 'toggle', items: work })).toEqual([]);
  });

  it('takes in every hit of the page once (SR-081) and nothing after deselecting all (SR-082)', () => {
    const page = items(10);
    const selection = changeSelection([item('d3'), item('other')], { kind: 'add', items: page });
    expect(selection).toHaveLength(11);
    expect(readSelected(selection, page)).toBe(true);
    expect(changeSelection(selection, { kind: 'clear' })).toEqual([]);
  });

  it('never grows beyond a hundred (OP-68)', () => {
    const nearly = items(MOST_SELECTED - 1);
    expect(changeSelection(nearly, { kind: 'add', items: items(10, 'e') })).toHaveLength(MOST_SELECTED);
    expect(changeSelection(nearly, { kind: 'toggle', items: items(2, 'e') })).toBe(nearly);
  });
});

describe('what a selection belongs to', () => {
  const state = createSearchState(SEARCH_DEFAULTS);
  const key = selectionKeyOf('default', state);

  it('stays the same through pages, page sizes and orders (SR-083)', () => {
    const moved = { ...state, start: 20, resultsPerPage: 50, sortBy: 'title', sortOrder: 'asc' } as const;
    expect(selectionKeyOf('default', moved)).toBe(key);
  });

  it('changes with every filter, term, pill and mode (SR-073)', () => {
    const others = [
      { ...state, q: 'seat' },
      { ...state, filters: [{ facet: 'topic', values: ['Seat'], every: false }] },
      { ...state, filters: [{ facet: 'topic', values: ['Seat'], every: true }] },
      { ...state, titleOnly: true },
      { ...state, hasContent: true },
      { ...state, datePeriod: 0 },
      { ...state, dateFrom: '2020' },
    ].map((other) => selectionKeyOf('default', other));
    expect(new Set([key, selectionKeyOf('books', state), ...others]).size).toBe(others.length + 2);
  });
});
