import { getHomeFeaturedContent, getHomePageBlogs, getSinceLastVisit } from '#contract/home.ts';
import { findNews, type NewsQuery } from '#contract/news.ts';
import { search } from '#contract/search.ts';
import { subtractMonths, toWireDate } from '#domain/search/period.ts';
import { callQuery, FRESH } from './call-query.ts';

/** Every list of news on the home page, however many months it has: what is followed has changed. */
export const HOME_NEWS_KEY = ['home-news'] as const;

/** What came into the library lately (TL-006): the page of new content, its first entries. */
export function homeUpdatesQuery(resultsPerPage: number) {
  return callQuery(search, {
    path: { endpoint: 'newcontent' },
    query: { start: 0, resultsPerPage },
    body: { excerpt: false },
  });
}

/** News of the last months, up to today, of the publications that the reader follows (API-069). */
export function homeNewsQuery(today: string, months: number, resultsPerPage: number) {
  const body: NewsQuery = {
    start: 0,
    resultsPerPage,
    datePeriod: 0,
    dateType: 'published',
    dateFrom: toWireDate(subtractMonths(today, months)),
    dateTo: toWireDate(today),
    filters: [],
    followed: true,
  };
  return callQuery(findNews, { body }, { queryKey: [...HOME_NEWS_KEY, body] });
}

export const homeBlogsQuery = () => callQuery(getHomePageBlogs);

export const homeFeaturedQuery = () => callQuery(getHomeFeaturedContent);

/** What happened since the last visit; what changed a moment ago is in it. */
export const sinceLastVisitQuery = () => callQuery(getSinceLastVisit, {}, FRESH);
