import { describe, expect, it } from 'vitest';
import { createSearchState, defaultsOf, type SearchState } from '#domain/search/search-state.ts';
import { KA_VIEW } from '#tests/support/edition-view.ts';
import { defaultMode } from '#web/app/edition-view.ts';
import { describeSearch } from './describe-search.ts';

const mode = defaultMode(KA_VIEW);

const NAMES = {
  ofFilter: (filter: string) => `The ${filter}`,
  ofValue: (_filter: string, value: string) => value.replaceAll(' > ', ' › '),
  ofDateType: (type: string) => `The ${type}`,
};

const describeState = (change: Partial<SearchState>) =>
  describeSearch(mode, { ...createSearchState(defaultsOf(mode)), ...change }, NAMES);

describe('a search that is kept', () => {
  it('says what was looked for, and begins at the first result (OP-81, OP-85)', () => {
    expect(describeState({ q: ' consent ', start: 20 })).toMatchObject({
      title: 'consent',
      url: expect.stringMatching(/^\/search\?q=(?!.*start)/),
      topics: [],
      countries: [],
    });
  });

  it('names its filters, topics and countries apart (OP-81)', () => {
    const filters = [
      { facet: 'jurisdiction', values: ['France', 'Spain'], every: false },
      { facet: 'topic', values: ['Procedure > Seat'], every: false },
    ];
    expect(describeState({ filters })).toMatchObject({
      title: 'The jurisdiction: France · The jurisdiction: Spain · The topic: Procedure › Seat',
      topics: ['Procedure > Seat'],
      countries: ['France', 'Spain'],
    });
  });

  it('says the words that were looked for in titles (OP-81)', () => {
    expect(describeState({ qTitle: 'award' })?.title).toBe('In titles: award');
    expect(describeState({ qPublicationTitle: 'yearbook' })?.title).toBe('In publication titles: yearbook');
  });

  it('is none where nothing was looked for: a page that was only opened or sorted', () => {
    expect(describeState({})).toBeUndefined();
    expect(describeState({ sortBy: 'title', sortOrder: 'asc', start: 10 })).toBeUndefined();
  });

  it('keeps within what the library takes: long words are cut, an endless address is left out (OP-81)', () => {
    expect(describeState({ q: 'x'.repeat(400) })?.title).toBe(`${'x'.repeat(299)}…`);
    expect(describeState({ q: 'x'.repeat(5000) })).toBeUndefined();
  });
});
