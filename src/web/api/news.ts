import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findNews, listNewsPublications, type NewsQuery } from '#contract/news.ts';
import { callServer } from './call-server.ts';

const KEY = ['news'] as const;

/** A page of news; the one before it stays while it comes. */
export function newsQuery(body: NewsQuery) {
  return queryOptions({
    queryKey: [...KEY, 'page', body],
    queryFn: ({ signal }) => callServer(findNews, { body, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the edition has news of. */
export function newsPublicationsQuery() {
  return queryOptions({
    queryKey: [...KEY, 'publications'],
    queryFn: async ({ signal }) => (await callServer(listNewsPublications, { signal })).publications,
  });
}
