import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { filter, search, type SearchQuery } from '#contract/search.ts';
import { callServer } from './call-server.ts';

/** One page of hits. While the next page is on its way the last one stays on the screen. */
export function hitsQuery(endpoint: string, body: SearchQuery) {
  return queryOptions({
    queryKey: ['search', endpoint, 'hits', body],
    queryFn: ({ signal }) => callServer(search, { path: { endpoint }, body, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The filters with their counts. */
export function filtersQuery(endpoint: string, body: SearchQuery) {
  return queryOptions({
    queryKey: ['search', endpoint, 'filters', body],
    queryFn: ({ signal }) => callServer(filter, { path: { endpoint }, body, signal }),
    placeholderData: keepPreviousData,
  });
}
