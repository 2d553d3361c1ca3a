import type { Call, CallBody } from '#contract/call.ts';
import { filter, search, type SearchQuery } from '#contract/search.ts';
import { callQuery } from './call-query.ts';
import type { CallInput } from './call-server.ts';

/** A call about a search of an endpoint. Everything asked of searches is forgotten together (SH-207). */
export function searchCallQuery<C extends Call>(
  call: C,
  endpoint: string,
  body: SearchQuery & CallBody<C>,
  keeping: { readonly isInPlace?: boolean; readonly retry?: false },
) {
  const input = { path: { endpoint }, body } as Omit<CallInput<C>, 'signal'>;
  return callQuery(call, input, { ...keeping, queryKey: ['search', call.path, endpoint, body] });
}

/** One page of hits. While the next page is on its way the last one stays on the screen. */
export const hitsQuery = (endpoint: string, body: SearchQuery) =>
  searchCallQuery(search, endpoint, body, { isInPlace: true });

/** The filters with their counts. */
export const filtersQuery = (endpoint: string, body: SearchQuery) =>
  searchCallQuery(filter, endpoint, body, { isInPlace: true });
