import { describe, expect, it } from 'vitest';
import { nameSort, offeredSorts } from '#domain/search/sorts.ts';
import { createSearchState, type SearchState } from '#domain/search/search-state.ts';
import { SEARCH_DEFAULTS } from '#tests/support/search-defaults.ts';

const START = createSearchState(SEARCH_DEFAULTS);
const BY_SCORE = { sortBy: 'score', sortOrder: 'desc' } as const;

const namesOf = (change: Partial<SearchState>, mode = {}) =>
  offeredSorts({ ...START, ...change }, mode).map(({ name }) => name);

describe('the orders of results', () => {
  it('are four with a query, wherever its words are looked for, and without one not by relevance (OP-56)', () => {
    for (const words of [{ q: 'seat' }, { qTitle: 'seat' }, { qPublicationTitle: 'seat' }]) {
      expect(namesOf({ ...words, ...BY_SCORE })).toEqual(['Relevance', 'Newest first', 'Oldest first', 'Title A to Z']);
    }
    expect(namesOf({})).toEqual(['Newest first', 'Oldest first', 'Title A to Z']);
  });

  it('of people are by name instead of by date or title (OP-56)', () => {
    const people = { sortsByName: true };
    expect(namesOf({ q: 'seat', ...BY_SCORE }, people)).toEqual([
      'Relevance',
      'Name A to Z',
      'Most cases',
      'Most awards',
      'Most publications',
    ]);
    expect(namesOf({ sortBy: 'title', sortOrder: 'asc' }, people)).toEqual([
      'Name A to Z',
      'Most cases',
      'Most awards',
      'Most publications',
    ]);
    expect(namesOf({ sortBy: 'title', sortOrder: 'desc' }, people)).toEqual([
      'Name A to Z',
      'Most cases',
      'Most awards',
      'Most publications',
      'Name Z to A',
    ]);
    expect(namesOf({}, people)).toEqual([
      'Name A to Z',
      'Most cases',
      'Most awards',
      'Most publications',
      'Newest first',
    ]);
  });

  it('end with the one that holds where only an address asks for it (OP-55)', () => {
    expect(namesOf({ sortBy: 'title', sortOrder: 'desc' }).at(-1)).toBe('Title Z to A');
    expect(namesOf({ q: 'seat', sortBy: 'score', sortOrder: 'asc' })).toEqual([
      'Relevance',
      'Newest first',
      'Oldest first',
      'Title A to Z',
      'Least relevant first',
    ]);
  });

  it('are called by what they sort by where they have no name', () => {
    expect(nameSort('title', 'asc')).toBe('Title A to Z');
    expect(nameSort('volume', 'asc')).toBe('volume');
  });
});
