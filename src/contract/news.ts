import * as z from 'zod/mini';
import { MOST_VALUES } from '#domain/search/search-limits.ts';
import { defineCall } from './call.ts';

/** Values listed of a filter of news where the request says nothing (CON-029). */
export const NEWS_FILTER_LIMIT = 10;
/** Items of one page of news (OP-88). */
export const NEWS_PER_PAGE = 10;

const MOST_RESULTS = 100;

const newsFilter = z.object({
  /** `publicationtitle`; any other is left aside. */
  id: z.string().check(z.maxLength(100)),
  filterItems: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(MOST_VALUES)), []),
  /** Only titles that contain this text are listed. */
  contains: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  /** An item has one publication: `and` of two finds nothing. */
  andOrValue: z.optional(z.nullable(z.enum(['and', 'or']))),
  limit: z._default(z.int().check(z.minimum(0), z.maximum(1000)), NEWS_FILTER_LIMIT),
  /** Only titles that begin with this text are listed. */
  prefix: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
});

/** What is asked of news (API-069, API-070). Dates are dd-mm-yyyy. */
export const newsQuery = z.object({
  start: z._default(z.int().check(z.minimum(0)), 0),
  resultsPerPage: z._default(z.int().check(z.minimum(1), z.maximum(MOST_RESULTS)), NEWS_PER_PAGE),
  /** -1 all time, 0 between the days given, else months back: 3, 6, 12, 24, 36, 60 (OP-57). */
  datePeriod: z.optional(z.nullable(z.int())),
  /** `published` alone is known. */
  dateType: z._default(z.literal('published'), 'published'),
  dateFrom: z.optional(z.nullable(z.string())),
  dateTo: z.optional(z.nullable(z.string())),
  filters: z._default(z.array(newsFilter).check(z.maxLength(20)), []),
  /** Of the publications that the account follows, where the body chooses none itself; of all for a visitor by address. */
  followed: z._default(z.boolean(), false),
});

export type NewsQuery = z.input<typeof newsQuery>;
export type ReadNewsQuery = z.output<typeof newsQuery>;

/** An item of news that the reader may open. */
export const newsItem = z.object({
  id: z.string(),
  title: z.string(),
  publicationTitle: z.nullable(z.string()),
  publicationDate: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  url: z.string(),
  jurisdictions: z.array(z.string()),
  topics: z.array(z.string()),
});

export type NewsItem = z.output<typeof newsItem>;

const BASE = '/apiv2/News';

export const findNews = defineCall({
  method: 'POST',
  path: `${BASE}/CustomNews`,
  summary:
    'News of some publications, or of all, the newest first; nothing dated after today. Titles that no publication has are left aside (OP-132).',
  access: 'subscriber',
  routes: ['/news', '/'],
  body: newsQuery,
  answer: z.object({
    hits: z.array(newsItem),
    total: z.int(),
    totalHits: z.int(),
    start: z.int(),
    resultsPerPage: z.int(),
    /** The publications of the news, counted without their own choice. */
    filters: z.array(
      z.object({
        id: z.string(),
        filterItems: z.array(z.object({ name: z.string(), count: z.int(), checked: z.boolean() })),
        hasMoreFilterItems: z.boolean(),
      }),
    ),
  }),
});

export type NewsAnswer = z.output<(typeof findNews)['answer']>;

/** A publication that news comes from. */
export const newsPublication = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Items that the reader may open. */
  count: z.int(),
});

export type NewsPublication = z.output<typeof newsPublication>;

export const listNewsPublications = defineCall({
  method: 'GET',
  path: `${BASE}/Publications`,
  summary: 'The publications of type Newsletter that the edition has news of, by title (OP-132).',
  access: 'subscriber',
  routes: ['/news', '/customize'],
  answer: z.object({ publications: z.array(newsPublication) }),
});
