import { DEFAULT_DATES, type SearchDefaults } from '#domain/search/search-state.ts';

/** What holds on the page of a mode like the default one: by score with a query, newest first without (OP-55). */
export const SEARCH_DEFAULTS: SearchDefaults = {
  facets: [],
  sort: {
    withQuery: { sortBy: 'score', sortOrder: 'desc' },
    withoutQuery: { sortBy: 'relevant-date', sortOrder: 'desc' },
  },
  dates: DEFAULT_DATES,
  resultsPerPage: 10,
};
