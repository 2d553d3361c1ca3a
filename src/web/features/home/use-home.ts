import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tool } from '#contract/customization.ts';
import {
  getHomeFeaturedContent,
  getHomePageBlogs,
  getSinceLastVisit,
  type FeaturedAnswer,
  type HomeBlogsAnswer,
  type SinceLastVisitAnswer,
} from '#contract/home.ts';
import { findNews, type NewsItem, type NewsQuery } from '#contract/news.ts';
import { search, type FilterAnswer, type Hit, type SearchQuery } from '#contract/search.ts';
import { BLOG_POST, type HomeBlockId } from '#domain/edition/home.ts';
import { subtractMonths, toWireDate } from '#domain/search/period.ts';
import { createSearchState, defaultsOf } from '#domain/search/search-state.ts';
import { callQuery, FRESH } from '#web/api/call-query.ts';
import { HOME_NEWS_KEY, toolsTileQuery } from '#web/api/customization.ts';
import { filtersQuery, hitsQuery } from '#web/api/search.queries.ts';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { defaultMode, useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { bodyOf } from '#web/app/search-address.ts';
import { useKeptRows } from '#web/app/use-kept-rows.ts';
import { useToolRows } from './use-tool-rows.ts';

/** How many entries parts of the page show. */
export const UPDATES = 8;
export const NEWS = 6;

/** A part of the page: what it draws, or that it could not be had. */
export interface PartModel<T> {
  /** Undefined until it is known. */
  readonly data: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export interface HomeModel {
  /** Whether an address is a page that the visitor has. */
  readonly isPage: (href: string) => boolean;
  /** Rows of tools and of news to keep room for. */
  readonly toolRows: number;
  readonly newsRows: number;
  readonly greeting: string;
  /** Documents of the library; undefined until it is known. */
  readonly total: number | undefined;
  /** The page of all content, where the ways in lead. */
  readonly everything: SearchMode;
  readonly since: PartModel<SinceLastVisitAnswer>;
  readonly updates: PartModel<readonly Hit[]>;
  readonly news: PartModel<readonly NewsItem[]>;
  readonly tools: PartModel<readonly Tool[]>;
  readonly featured: PartModel<FeaturedAnswer>;
  readonly blogs: PartModel<HomeBlogsAnswer>;
  readonly facets: PartModel<readonly FilterAnswer[]>;
}

/** Asks for all parts of the page that the edition has in one go; each comes, or fails, by itself. */
export function useHome(): HomeModel {
  const view = useEditionView();
  const { codes } = useAccount();
  const [now] = useState(() => new Date());
  const has = (wanted: HomeBlockId) => view.home.blocks.some(({ id }) => id === wanted);
  const everything = defaultMode(view);
  const since = useQuery({ ...callQuery(getSinceLastVisit, {}, FRESH), enabled: has('since-last-visit') });
  const updates = useQuery({ ...updatesQuery(), enabled: has('updates') });
  const news = useQuery({ ...newsQuery(dayOf(now), view.home.newsMonths), enabled: has('news') });
  const tools = useQuery({ ...toolsTileQuery(), enabled: has('tools') });
  const featured = useQuery({ ...callQuery(getHomeFeaturedContent), enabled: has('featured') });
  const blogs = useQuery({ ...callQuery(getHomePageBlogs), enabled: has('blogs') });
  const filters = filtersQuery(everything.endpoint, { mode: everything.id, filters: [] });
  const facets = useQuery({ ...filters, enabled: has('ways-in') });
  const first = useQuery(hitsQuery(everything.endpoint, bodyOfFirst(everything, 1)));
  const toolRows = useToolRows(tools.data?.length);
  const newsRows = useKeptRows('news', news.data?.hits.length, () => NEWS);
  return {
    isPage: (href) => resolveAddress(view, codes, href, '').kind === 'page',
    toolRows,
    newsRows,
    greeting: greet(now.getHours()),
    total: first.data?.total,
    everything,
    since: toPart(since, (answer) => answer),
    updates: toPart(updates, ({ hits }) => hits.filter(({ type }) => !ELSEWHERE.has(type)).slice(0, UPDATES)),
    news: toPart(news, ({ hits }) => hits),
    tools: toPart(tools, (list) => list),
    featured: toPart(featured, (answer) => answer),
    blogs: toPart(blogs, (answer) => answer),
    facets: toPart(facets, (answer) => answer),
  };
}

/** Kinds of documents that have a part of the page for themselves. */
const ELSEWHERE: ReadonlySet<string> = new Set(['News', BLOG_POST]);

/** What came into the library lately (TL-006): the page of new content, enough of it to leave out what stands elsewhere. */
function updatesQuery() {
  const query = { start: 0, resultsPerPage: 4 * UPDATES };
  return callQuery(search, { path: { endpoint: 'newcontent' }, query, body: { excerpt: false } });
}

/** News of the last months, up to today, of the publications that the reader follows (API-069). */
function newsQuery(today: string, months: number) {
  const body: NewsQuery = {
    start: 0,
    resultsPerPage: NEWS,
    datePeriod: 0,
    dateType: 'published',
    dateFrom: toWireDate(subtractMonths(today, months)),
    dateTo: toWireDate(today),
    filters: [],
    followed: true,
  };
  return callQuery(findNews, { body }, { queryKey: [...HOME_NEWS_KEY, body] });
}

function toPart<Answer, T>(query: UseQueryResult<Answer>, read: (answer: Answer) => T): PartModel<T> {
  const { data, isError, refetch } = query;
  return {
    data: data === undefined ? undefined : read(data),
    hasFailed: isError && data === undefined,
    retry: () => void refetch(),
  };
}

/** The first entries of a mode in its own order. */
function bodyOfFirst(mode: SearchMode, resultsPerPage: number): SearchQuery {
  return { ...bodyOf(mode, { ...createSearchState(defaultsOf(mode)), resultsPerPage }), excerpt: false };
}

/** The reader's day, `YYYY-MM-DD`. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function greet(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
