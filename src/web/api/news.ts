import { findNews, listNewsPublications, type NewsQuery } from '#contract/news.ts';
import { callQuery } from './call-query.ts';

/** A page of news; the one before it stays while it comes. */
export const newsQuery = (body: NewsQuery) => callQuery(findNews, { body }, { isInPlace: true });

/** What the edition has news of. */
export const newsPublicationsQuery = () =>
  callQuery(listNewsPublications, {}, { read: ({ publications }) => publications });
