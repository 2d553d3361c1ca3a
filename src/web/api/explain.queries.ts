import { queryOptions } from '@tanstack/react-query';
import { explain } from '#contract/explain.ts';
import type { SearchQuery } from '#contract/search.ts';
import { callServer } from './call-server.ts';

/** What a search would find otherwise; asked only where it found little. */
export function explainQuery(endpoint: string, body: SearchQuery) {
  return queryOptions({
    queryKey: ['search', endpoint, 'explain', body],
    queryFn: ({ signal }) => callServer(explain, { path: { endpoint }, body, signal }),
    retry: false,
  });
}
