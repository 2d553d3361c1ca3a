import fc from 'fast-check';
import type { EditionView } from '#contract/edition-view.ts';
import { printSearchState } from '#domain/search/print-search-state.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { createSearchState, defaultsOf, type SearchState } from '#domain/search/search-state.ts';
import type { SortBy } from '#domain/edition/sort-choice.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { presentEdition } from '#server/http/present-edition.ts';
import { createRandom, generateQuery } from './generate-queries.ts';

type ModeView = EditionView['modes'][number];

/** A search on a page, as its reader may choose it there. */
export interface PageSearch {
  readonly edition: Edition;
  readonly mode: ModeView;
  readonly state: SearchState;
}

const HOST = { isStandalone: false, isTrial: false, name: 'localhost' };
const PAGES = Object.values(EDITIONS).flatMap((edition) =>
  presentEdition(edition, { switch: [], today: '2026-01-05', host: HOST, tag: null })
    .modes.filter(({ path }) => !path.includes('$'))
    .map((mode) => ({ edition, mode })),
);

const QUERIES = fc.oneof(
  fc.nat().map((seed) => printQuery(generateQuery(createRandom(seed)))),
  fc.constantFrom('', 'a & b = c', '“Müller” + 50 %', '#'),
);
const VALUES = fc.constantFrom('France', 'Rue de l’Étang', 'a=b&c', '*europe', 'Energy > Oil', '1999');
const DATES = fc.constantFrom('', '1999', '2001-02', '2000-02', '2019-12-31');

/** Searches of every page of every edition, on every part of the results. */
export const PAGE_SEARCHES: fc.Arbitrary<PageSearch> = fc.constantFrom(...PAGES).chain(({ edition, mode }) =>
  fc
    .record({
      text: QUERIES,
      field: fc.constantFrom('q' as const, 'q' as const, 'qTitle' as const, 'qPublicationTitle' as const),
      titleOnly: fc.boolean(),
      hasContent: fc.boolean(),
      filters: fc.uniqueArray(
        fc.record({
          facet: fc.constantFrom(...mode.facets),
          values: fc.uniqueArray(VALUES, { minLength: 1, maxLength: 3 }),
          every: fc.boolean(),
        }),
        { selector: ({ facet }) => facet, maxLength: 4 },
      ),
      dateType: fc.constantFrom(...mode.dateTypes),
      datePeriod: fc.constantFrom(-2, 0, 1, 2, 3),
      dateFrom: DATES,
      dateTo: DATES,
      sort: fc.option(fc.constantFrom<SortBy>('score', 'relevant-date', 'title')),
      isTurned: fc.boolean(),
      start: fc.constantFrom(0, 10, 50),
    })
    .map(({ text, field, sort, isTurned, start, filters, dateFrom, dateTo, ...rest }) => {
      const defaults = defaultsOf(mode);
      const words = { [field]: text };
      const hasDays = dateFrom + dateTo !== '';
      const isInOrder = dateTo === '' || dateFrom <= dateTo;
      const byDefault = defaults.sort[text.trim() === '' ? 'withoutQuery' : 'withQuery'];
      const sortBy = sort === null || (sort === 'score' && text.trim() === '') ? byDefault.sortBy : sort;
      const state: SearchState = {
        ...createSearchState(defaults),
        ...rest,
        ...words,
        filters: filters.map((filter) =>
          mode.singleFacets.includes(filter.facet) ? { ...filter, values: filter.values.slice(0, 1) } : filter,
        ),
        ...(isInOrder ? { dateFrom, dateTo } : { dateFrom: dateTo, dateTo: dateFrom }),
        ...(hasDays ? { datePeriod: -1 } : {}),
        sortBy,
        sortOrder: isTurned ? 'asc' : byDefault.sortOrder,
        start,
        mode: mode.id,
      };
      return { edition, mode, state };
    }),
);

/** The address of a page with a search, as the browser writes it. */
export function printPageAddress(mode: PageSearch['mode'], state: SearchState): string {
  return `${mode.path}?${new URLSearchParams(printSearchState(state, defaultsOf(mode))).toString()}`;
}
