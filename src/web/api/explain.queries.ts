import { explain } from '#contract/explain.ts';
import type { SearchQuery } from '#contract/search.ts';
import { searchCallQuery } from './search.queries.ts';

/** What a search would find otherwise; asked only where it found little. */
export const explainQuery = (endpoint: string, body: SearchQuery) =>
  searchCallQuery(explain, endpoint, body, { retry: false });
