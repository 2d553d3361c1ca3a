import { describe, expect, it } from 'vitest';
import { ALL_TIME } from '#domain/search/period.ts';
import { createSearchState, type SearchState } from '#domain/search/search-state.ts';
import { countFilters } from '#domain/search/count-filters.ts';
import { SEARCH_DEFAULTS } from '#tests/support/search-defaults.ts';
import { hasChoices, listPills, resetFilters } from './change-state.ts';

const DEFAULTS = {
  ...SEARCH_DEFAULTS,
  facets: ['jurisdiction', 'searchwithin'],
};
const NAMES = {
  ofFilter: (id: string) => (id === 'searchwithin' ? 'Search within' : 'Jurisdiction'),
  ofValue: (_id: string, value: string) => (value === 'practical-insights' ? 'Practical Insights' : value),
  ofDateType: (type: string) => (type === 'published' ? 'Published' : 'Commencement'),
};
const START = createSearchState(DEFAULTS);
const CHOSEN: SearchState = {
  ...START,
  q: 'seat',
  qTitle: 'award',
  qPublicationTitle: 'yearbook',
  titleOnly: true,
  hasContent: true,
  filters: [
    { facet: 'jurisdiction', values: ['France', 'Spain'], every: true },
    { facet: 'searchwithin', values: ['practical-insights'], every: false },
  ],
  dateType: 'published',
  datePeriod: -1,
  dateFrom: '2010',
  dateTo: '2020',
};

describe('the reader’s choices', () => {
  it('are pills of the form “filterName: item”, each with the state without it (SR-148, ENT-028)', () => {
    const pills = listPills(CHOSEN, DEFAULTS, NAMES);
    expect(pills.map(({ title }) => title)).toEqual([
      'In titles: award',
      'In publication titles: yearbook',
      'Only in titles',
      'Cases with documents',
      'Jurisdiction: France',
      'Jurisdiction: Spain',
      'Search within: Practical Insights',
      'Date: 2010 to 2020 (published)',
    ]);
    expect(pills.slice(0, 2).map(({ without }) => without)).toEqual([{ qTitle: '' }, { qPublicationTitle: '' }]);
    expect(pills[3]?.without).toEqual({ hasContent: false });
    expect(pills[6]?.without.filters).toEqual([CHOSEN.filters[0]]);
    expect(countFilters(CHOSEN, DEFAULTS)).toBe(pills.length);
  });

  it('are all taken back by a reset, dates and pills among them; the query of the field stays (SR-078, SR-079)', () => {
    const state = { ...CHOSEN, ...resetFilters(DEFAULTS) };
    expect(state).toEqual({ ...START, q: 'seat' });
    expect(listPills(state, DEFAULTS, NAMES)).toEqual([]);
  });

  it('go back to the dates of the mode, which count as none of the reader’s own (SR-078)', () => {
    const defaults = { ...DEFAULTS, dates: { dateType: 'added', datePeriod: 0 } };
    const widened = { ...createSearchState(defaults), datePeriod: ALL_TIME };
    expect(listPills(widened, defaults, NAMES).map(({ title }) => title)).toEqual(['Date: all time']);
    expect({ ...widened, ...resetFilters(defaults) }).toMatchObject({ dateType: 'added', datePeriod: 0 });
    expect(hasChoices(createSearchState(defaults), defaults)).toBe(false);
  });

  it('count another kind of date, which orders the results even of all time (SR-144, SR-078)', () => {
    const state = { ...START, dateType: 'commencement' };
    const [pill, ...others] = listPills(state, DEFAULTS, NAMES);
    expect(pill?.title).toBe('Date: all time (commencement)');
    expect(others).toEqual([]);
    expect(countFilters(state, DEFAULTS)).toBe(1);
    expect({ ...state, ...pill?.without }).toEqual(START);
    expect({ ...state, ...resetFilters(DEFAULTS) }).toEqual(START);
  });
});
