import type { QueryClient } from '@tanstack/react-query';
import type { CallQuery } from '#contract/call.ts';
import * as calls from '#contract/favorite-generation.ts';
import { FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { callQuery } from './call-query.ts';
import { callServer } from './call-server.ts';
import { FAVORITES_KEY, type FavoriteRow } from './favorites.ts';

/** What a list of the manual shows: at most as many as an account keeps, in one order for each column. */
export type ManualAsked = Omit<CallQuery<typeof calls.listFavoriteDocuments>, 'amount'>;

const KEY = [...FAVORITES_KEY, 'manual'] as const;

const keepingOf = (list: string, asked: ManualAsked) =>
  ({ queryKey: [...KEY, list, asked], isInPlace: true, retry: false }) as const;

const inputOf = (asked: ManualAsked) => ({ query: { amount: FAVORITE_LIMITS.favorites, ...asked } });

/** The favorite documents under /manual-ip (API-055); the list before it stays while it comes. */
export const manualDocumentsQuery = (asked: ManualAsked) =>
  callQuery(calls.listFavoriteDocuments, inputOf(asked), {
    ...keepingOf('documents', asked),
    read: ({ favoriteDocuments }) => favoriteDocuments,
  });

/** The favorite searches under /manual-ip (API-058). */
export const manualSearchesQuery = (asked: ManualAsked) =>
  callQuery(calls.listFavoriteSearches, inputOf(asked), {
    ...keepingOf('searches', asked),
    read: ({ favoriteSearches }) => favoriteSearches,
  });

/** What both lists can be narrowed to (API-063). */
export const manualFiltersQuery = () =>
  callQuery(calls.getFavoriteFilters, {}, { queryKey: [...KEY, 'filters'], retry: false });

/** Ids in one address, which must not grow too long for those who pass it on. */
const AT_ONCE = 100;

/** Forgets favorites of the manual: documents all at once, searches one by one (API-057, API-060). @throws ApiError */
export async function removeManual(queries: QueryClient, rows: readonly FavoriteRow[]): Promise<void> {
  const documents = rows.filter(({ informationType }) => informationType === 'Document').map(({ id }) => id);
  const searches = rows.filter(({ informationType }) => informationType === 'Search');
  try {
    for (let from = 0; from < documents.length; from += AT_ONCE) {
      await callServer(calls.deleteFavoriteDocuments, { query: { ids: documents.slice(from, from + AT_ONCE) } });
    }
    for (const { id } of searches) await callServer(calls.deleteFavoriteSearch, { path: { id } });
  } finally {
    void queries.invalidateQueries({ queryKey: FAVORITES_KEY });
  }
}
