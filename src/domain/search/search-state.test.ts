import { READINGS } from '#domain/query/readings.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_TIME, CUSTOM_PERIOD } from '#domain/search/period.ts';
import { RESERVED_NAMES, parseSearchState } from '#domain/search/parse-search-state.ts';
import { printSearchState } from '#domain/search/print-search-state.ts';
import {
  type SearchDefaults,
  type SearchState,
  createSearchState,
  fieldOf,
  hasDefaultDates,
  hasQuery,
  textOf,
  withText,
} from '#domain/search/search-state.ts';
import type { SortBy } from '#domain/edition/sort-choice.ts';
import { SEARCH_DEFAULTS } from '#tests/support/search-defaults.ts';

const DEFAULTS: SearchDefaults = {
  ...SEARCH_DEFAULTS,
  facets: ['jurisdiction', 'contenttype', 'sector-subsector', 'commencement'],
  singleFacets: ['commencement'],
  treeFacets: ['sector-subsector'],
};
const BOOKS: SearchDefaults = {
  ...DEFAULTS,
  sort: { ...SEARCH_DEFAULTS.sort, withoutQuery: { sortBy: 'title', sortOrder: 'asc' } },
};
/** The last three months, by the day of arrival; the newest first, whatever is asked for. */
const NEW: SearchDefaults = {
  ...DEFAULTS,
  sort: { ...SEARCH_DEFAULTS.sort, withQuery: { sortBy: 'relevant-date', sortOrder: 'desc' } },
  dates: { dateType: 'added', datePeriod: 0 },
};

function read(address: string, defaults = DEFAULTS): ReturnType<typeof parseSearchState> {
  return parseSearchState(new URLSearchParams(address), defaults);
}

function write(state: Partial<SearchState>, defaults = DEFAULTS): string {
  const pairs = printSearchState({ ...createSearchState(defaults), ...state }, defaults);
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
}

const DATES = fc.constantFrom('', '1999', '2001-02', '2019-12-31');
const STATES = fc
  .record({
    q: fc.string({ unit: 'binary', maxLength: 20 }),
    qTitle: fc.constantFrom('', 'Law & Practice'),
    qPublicationTitle: fc.constantFrom('', 'Yearbook'),
    titleOnly: fc.boolean(),
    hasContent: fc.boolean(),
    scope: fc.constantFrom('' as const, 'closed' as const),
    forms: fc.constantFrom('number' as const, 'related' as const),
    read: fc.constantFrom('' as const, ...READINGS),
    filters: fc.uniqueArray(
      fc.record({
        facet: fc.constantFrom('jurisdiction', 'contenttype'),
        values: fc.uniqueArray(fc.constantFrom('France', 'Côte d’Ivoire', 'a=b&c', 'Energy>Oil + gas', '.op'), {
          minLength: 1,
        }),
        every: fc.boolean(),
      }),
      { selector: (filter) => filter.facet },
    ),
    dateType: fc.constantFrom('relevant-date', 'published', 'added'),
    dateFrom: DATES,
    dateTo: DATES,
    datePeriod: fc.constantFrom(ALL_TIME, 0, 1, 2, 3),
    sortBy: fc.constantFrom<SortBy>('score', 'relevant-date', 'title'),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    start: fc.nat({ max: 9_999 }),
    resultsPerPage: fc.constantFrom(10, 25, 50),
    mode: fc.constantFrom('', 'awards', 'NYCTool'),
  })
  .map((state) => ({ ...state, start: state.start - (state.start % state.resultsPerPage) }))
  .filter(
    (state) => (state.sortBy !== 'score' || hasQuery(state)) && (state.dateTo === '' || state.dateFrom <= state.dateTo),
  )
  .map((state) => (state.dateFrom + state.dateTo === '' ? state : { ...state, datePeriod: CUSTOM_PERIOD }));

test.for([
  [{ q: ' seat ' }, 'q', ' seat '],
  [{ q: '', qTitle: 'seat' }, 'qTitle', 'seat'],
  [{ q: null, qPublicationTitle: 'Yearbook' }, 'qPublicationTitle', 'Yearbook'],
  [{ q: 'seat', qTitle: '  ', qPublicationTitle: null }, 'q', 'seat'],
  [{}, 'q', ''],
] as const)('The words of %j stand in %s', ([search, field, text]) => {
  expect(fieldOf(search)).toBe(field);
  expect(textOf(search)).toBe(text);
  expect(withText(search, 'other')).toEqual({ ...search, [field]: 'other' });
});

describe('The search state in the address (ENT-022)', () => {
  test('a search for everything has no parameters (SR-015)', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual({ state: createSearchState(DEFAULTS), notes: [] });
  });

  test('parameters at their defaults are left out (SR-015, SR-088, SR-090)', () => {
    expect(write({ q: 'seat', sortBy: 'score' })).toBe('q=seat');
    expect(write({ q: 'seat', sortBy: 'relevant-date' })).toBe('q=seat&sortBy=relevant-date');
    expect(write({ sortBy: 'relevant-date', sortOrder: 'asc' })).toBe('sortOrder=asc');
    expect(write({ sortBy: 'title', sortOrder: 'asc' })).toBe('sortBy=title');
    expect(write({ sortBy: 'title', sortOrder: 'desc' })).toBe('sortBy=title&sortOrder=desc');
  });

  test('an address reads well', () => {
    const filters = [
      { facet: 'jurisdiction', values: ['France', 'Spain'], every: true },
      { facet: 'contenttype', values: ['Award'], every: false },
    ];
    const address = 'q=seat&jurisdiction=France&jurisdiction=Spain&jurisdiction.op=and&contenttype=Award';
    expect(write({ q: 'seat', sortBy: 'score', filters })).toBe(address);
    expect(read(address).state.filters).toEqual(filters);
  });

  test('the default sort follows the query and the mode (SR-088, SR-090, SR-092)', () => {
    expect(read('q=seat').state).toMatchObject({ sortBy: 'score', sortOrder: 'desc' });
    expect(read('').state).toMatchObject({ sortBy: 'relevant-date', sortOrder: 'desc' });
    expect(read('', BOOKS).state).toMatchObject({ sortBy: 'title', sortOrder: 'asc' });
    expect(read('q=seat', BOOKS).state).toMatchObject({ sortBy: 'score', sortOrder: 'desc' });
    expect(write({ sortBy: 'relevant-date', sortOrder: 'desc' }, BOOKS)).toBe('sortBy=relevant-date');
  });

  test('words in titles are a query too: their results have a score (SR-088, SR-090)', () => {
    for (const words of ['qTitle=award', 'qPublicationTitle=award']) {
      expect(read(`${words}&sortBy=score`, BOOKS)).toMatchObject({ state: { sortBy: 'score' }, notes: [] });
      expect(read(words, BOOKS).state).toMatchObject({ sortBy: 'score', sortOrder: 'desc' });
    }
  });

  test('where the newest come first with a query too, the best are asked for in the address (SR-014, SR-089)', () => {
    expect(read('q=seat', NEW).state).toMatchObject({ sortBy: 'relevant-date', sortOrder: 'desc' });
    expect(write({ q: 'seat', sortBy: 'score', sortOrder: 'desc' }, NEW)).toBe('q=seat&sortBy=score');
    expect(read('q=seat&sortBy=score', NEW).state).toMatchObject({ sortBy: 'score', sortOrder: 'desc' });
  });

  test('a sort in the address wins, and date is another name of relevant-date (SR-089, SR-091)', () => {
    expect(read('q=seat&sortBy=date').state).toMatchObject({ sortBy: 'relevant-date', sortOrder: 'desc' });
    expect(read('q=seat&sortBy=relevant-date&sortOrder=asc').state).toMatchObject({ sortOrder: 'asc' });
  });

  test('dates mean the dates given, in either spelling and order (SR-143)', () => {
    expect(read('dateFrom=2019').state).toMatchObject({ dateFrom: '2019', datePeriod: -1 });
    expect(read('dateFrom=31-12-2019&dateTo=2001-02').state).toMatchObject({
      dateFrom: '2001-02',
      dateTo: '2019-12-31',
    });
    expect(read('datePeriod=0').state).toMatchObject({ datePeriod: 0 });
    expect(read('dateFrom=2020-06&dateTo=2020').state).toMatchObject({ dateFrom: '2020-06', dateTo: '2020' });
    expect(read('dateFrom=2020-06-15&dateTo=2020-06').state).toMatchObject({ dateFrom: '2020-06-15' });
    expect(read('dateFrom=2020-06&dateTo=2019').state).toMatchObject({ dateFrom: '2019', dateTo: '2020-06' });
  });

  test('where a mode has a period of its own, that one is left out and all time is written (SR-015, SR-132, SR-135)', () => {
    const own = { dateType: 'added', datePeriod: 0 };
    expect(read('', NEW)).toMatchObject({ state: own, notes: [] });
    expect(write({}, NEW)).toBe('');
    expect(write({ datePeriod: 0 }, NEW)).toBe('');
    expect(write({ datePeriod: -2 }, NEW)).toBe('datePeriod=-2');
    expect(read('datePeriod=-2', NEW).state).toMatchObject({ dateType: 'added', datePeriod: -2 });
    expect(write({ datePeriod: 3, dateType: 'relevant-date' }, NEW)).toBe('dateType=relevant-date&datePeriod=3');
    expect(write({ datePeriod: 0 })).toBe('datePeriod=0');
  });

  test('days of one’s own take the place of the period of a mode (SR-134)', () => {
    expect(write({ datePeriod: -1, dateFrom: '2019' }, NEW)).toBe('dateFrom=2019');
    expect(read('dateFrom=2019', NEW).state).toMatchObject({ dateType: 'added', dateFrom: '2019', datePeriod: -1 });
  });

  test('days win over a period, and a period of days is none without them: each with a note (SR-134)', () => {
    for (const period of ['0', '-2']) {
      expect(read(`datePeriod=${period}&dateFrom=2010&dateTo=2012`)).toMatchObject({
        state: { datePeriod: -1, dateFrom: '2010', dateTo: '2012' },
        notes: [{ name: 'datePeriod', value: period }],
      });
    }
    expect(read('datePeriod=-1&dateFrom=2010')).toMatchObject({ state: { datePeriod: -1 }, notes: [] });
    expect(read('datePeriod=-1')).toMatchObject({ state: { datePeriod: -2 }, notes: [{ name: 'datePeriod' }] });
    expect(read('datePeriod=-1', NEW)).toMatchObject({ state: { datePeriod: 0 }, notes: [{ name: 'datePeriod' }] });
    expect(hasDefaultDates(read('datePeriod=-1').state, DEFAULTS)).toBe(true);
  });

  test('of a filter that takes a single choice the last value holds, with a note (SR-140)', () => {
    expect(read('commencement=2013&commencement=2014')).toMatchObject({
      state: { filters: [{ facet: 'commencement', values: ['2014'] }] },
      notes: [{ name: 'commencement', value: '2013' }],
    });
    expect(read('commencement=2014').notes).toEqual([]);
  });

  test('a path may be written without spaces (SR-100)', () => {
    const { state, notes } = read('sector-subsector=Energy>Oil&sector-subsector=Energy+%3E+Oil&jurisdiction=a>b');
    expect(state.filters.map(({ values }) => values)).toEqual([['Energy > Oil'], ['a>b']]);
    expect(notes).toEqual([]);
  });

  test('the dates of a mode hold until another kind of date, period or day is chosen', () => {
    expect(hasDefaultDates(read('q=seat', NEW).state, NEW)).toBe(true);
    for (const address of ['datePeriod=-2', 'datePeriod=1', 'dateType=published', 'dateTo=2020']) {
      expect(hasDefaultDates(read(address, NEW).state, NEW)).toBe(false);
    }
  });

  test('what makes no sense is left aside with a note, and the rest holds', () => {
    const { state, notes } = read(
      'q=seat&q=x&utm_source=mail&sortBy=price&sortOrder=up&start=-5&resultsPerPage=9999&datePeriod=7' +
        '&dateFrom=2019-02-30&dateTo=soon&mode=%3Cb%3E&titleOnly=maybe&jurisdiction=&jurisdiction=France' +
        '&jurisdiction.op=xor&court=Paris&start=20',
    );
    expect(state).toEqual({
      ...createSearchState(DEFAULTS),
      q: 'seat',
      sortBy: 'score',
      filters: [{ facet: 'jurisdiction', values: ['France'], every: false }],
    });
    expect(notes.map((note) => note.name).sort()).toEqual(
      ['q', 'utm_source', 'sortBy', 'sortOrder', 'start', 'start', 'resultsPerPage', 'datePeriod', 'dateFrom', 'dateTo']
        .concat(['mode', 'titleOnly', 'jurisdiction', 'jurisdiction.op', 'court'])
        .sort(),
    );
    for (const note of notes) expect(note.message).not.toBe('');
  });

  test.each([10, 25, 50])('a page holds %i results where the address says so (OP-69)', (size) => {
    expect(read(`resultsPerPage=${size}`)).toMatchObject({ state: { resultsPerPage: size }, notes: [] });
  });

  test.each([
    ['start=25', 20],
    ['start=9999', 9_990],
    ['start=30&resultsPerPage=25', 25],
    ['start=9999&resultsPerPage=50', 9_950],
  ])('a page of “%s” begins at %i, where the pager says it does', (address, start) => {
    expect(read(address)).toMatchObject({ state: { start }, notes: [] });
  });

  test.each([0, 20, 100])('a page never holds %i results (OP-69)', (size) => {
    expect(read(`resultsPerPage=${size}`)).toMatchObject({
      state: { resultsPerPage: 10 },
      notes: [{ name: 'resultsPerPage' }],
    });
  });

  test('without a query there is no score to sort by', () => {
    expect(read('sortBy=score')).toMatchObject({ state: { sortBy: 'relevant-date' }, notes: [{ name: 'sortBy' }] });
  });

  test('what is written is read again, and read once it is written the same (SR-015)', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(STATES, fc.constantFrom(DEFAULTS, BOOKS, NEW), (state, defaults) => {
        const pairs = printSearchState(state, defaults);
        expect(parseSearchState(pairs, defaults)).toEqual({ state, notes: [] });
      }),
      { numRuns: 1_500, seed: 3 },
    );
  });

  test('no address throws, and reading is stable', { timeout: 60_000 }, () => {
    const names = fc.oneof(fc.constantFrom(...RESERVED_NAMES, ...DEFAULTS.facets, 'jurisdiction.op'), fc.string());
    const values = fc.oneof(fc.constantFrom('and', '-1', '2019', 'title', '__proto__'), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), fc.constantFrom(DEFAULTS, NEW), (pairs, defaults) => {
        const { state } = parseSearchState(pairs, defaults);
        expect(parseSearchState(printSearchState(state, defaults), defaults)).toEqual({ state, notes: [] });
      }),
      { numRuns: 1_500, seed: 4 },
    );
  });
});

test('an address may call content types `type` and name them in the plural (SH-240)', () => {
  for (const name of ['Commission Decisions', 'commission decision', 'Commission+decision']) {
    const { state, notes } = read(`type=${name}`);
    expect(state.filters).toEqual([{ facet: 'contenttype', values: ['Commission decision'], every: false }]);
    expect(notes).toEqual([]);
  }
  const typesOf = (address: string) => read(address).state.filters[0]?.values;
  expect(typesOf('type=Bilateral Investment Treaties')).toEqual(['Bilateral Investment Treaty']);
  expect(typesOf('type=Case Law&contenttype=Award')).toEqual(['Case law', 'Award']);
  expect(typesOf('type=Of the house')).toEqual(['Of the house']);
  expect(read('type=Award', { ...DEFAULTS, facets: ['jurisdiction'] }).notes).toHaveLength(1);
});

test('a start that no page has is said in words, and the first page holds', () => {
  const said = (start: string) => read(`start=${start}`).notes[0]?.message;
  expect(read('start=999999').state.start).toBe(0);
  expect(said('999999')).toMatch(/^Only the first [\d,]+ results can be turned to/);
  expect(said('-5')).toMatch(/^Results begin with number 0/);
  expect(said('soon')).toMatch(/is not a value of “start”/);
});
