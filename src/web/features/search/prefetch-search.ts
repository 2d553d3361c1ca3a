import type { QueryClient } from '@tanstack/react-query';
import type { EditionView } from '#contract/edition-view.ts';
import type { SearchMode } from '#web/app/edition-view.ts';
import { filtersQuery, hitsQuery } from '#web/api/search.queries.ts';
import { pageBodyOf, readAddress } from '#web/app/search-address.ts';
import { filterBody, listWholeFilters, type FacetViews } from './filters/filter-body.ts';

/** What stays the same while a reader searches on a page. */
export interface SearchPlace {
  readonly view: EditionView;
  readonly mode: SearchMode;
  readonly views: FacetViews;
}

/**
 * Asks for what the page of this address will ask for, filters first (SR-069). The page then finds the same requests
 * under way, so nothing is asked twice; a failure shows when the page asks.
 */
export function prefetchSearch(queries: QueryClient, { view, mode, views }: SearchPlace, search: string): void {
  const body = pageBodyOf(mode, readAddress(mode, search).state);
  void queries.prefetchQuery(filtersQuery(mode.endpoint, filterBody(body, views, listWholeFilters(view, mode))));
  void queries.prefetchQuery(hitsQuery(mode.endpoint, body));
}
