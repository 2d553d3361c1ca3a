import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as calls from '#contract/latest-searches.ts';
import type { CallBody } from '#contract/call.ts';
import { keyOfAddress, LATEST_SEARCHES_KEPT } from '#domain/tools/desk/latest-search.ts';
import { ApiError } from './api-error.ts';
import { changeKept } from './call-query.ts';
import { callServer, callToRemove } from './call-server.ts';

export type LatestSearch = calls.LatestSearchAnswer;
export type SearchToKeep = CallBody<typeof calls.createLatestSearch>;

/** All that is known of latest searches. */
export const LATEST_KEY = ['latest-searches'] as const;
const LAST_KEPT = [...LATEST_KEY, 'last'] as const;

/** The reader's latest searches on this edition, newest first. Kept up to date by the calls below. */
export function latestSearchesQuery() {
  return queryOptions({
    queryKey: [...LATEST_KEY, 'list'],
    queryFn: async ({ signal }) => withCatalogueWords(callServer(calls.listLatestSearches, { signal })),
    staleTime: 10 * 60_000,
    retry: false,
  });
}

/**
 * Keeps a search that found something: once, unless another was made in between. Quiet: nobody waits for it, and a
 * failure is no reason to disturb a reader who has the results in front of them (OP-31). Answers whether it was kept now.
 */
export async function keepSearch(queries: QueryClient, search: SearchToKeep): Promise<boolean> {
  const key = keyOfAddress(search.url);
  if (queries.getQueryData(LAST_KEPT) === key) return false;
  queries.setQueryData(LAST_KEPT, key);
  try {
    const kept = await callServer(calls.createLatestSearch, { body: search });
    changeKept(queries, latestSearchesQuery(), (list) =>
      [kept, ...list.filter(({ id }) => id !== kept.id)].slice(0, LATEST_SEARCHES_KEPT),
    );
    return true;
  } catch {
    // The search itself has succeeded.
    return false;
  }
}

/** Forgets one. @throws ApiError with the words of the error catalogue and the status of the answer (ERR-006). */
export async function removeSearch(queries: QueryClient, id: string): Promise<void> {
  await withCatalogueWords(callToRemove(calls.deleteLatestSearch, { path: { id } }));
  queries.removeQueries({ queryKey: LAST_KEPT });
  changeKept(queries, latestSearchesQuery(), (list) => list.filter((search) => search.id !== id));
}

async function withCatalogueWords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'offline') throw error;
    const { status, code, requestId } = error;
    throw new ApiError(status, { code, ...(requestId === undefined ? {} : { requestId }) });
  }
}
