import * as z from 'zod/mini';
import { BLOG_FIELDS, type BlogField } from '#domain/edition/home.ts';
import { defineCall } from './call.ts';
import { newHit } from './new-hits.ts';

/** A post of a blog (ENT-036). */
export const homeBlog = z.object({
  id: z.string(),
  title: z.string(),
  /** Its summary, at most 300 characters; empty where there is none. */
  body: z.string(),
  date: z.nullable(z.string()),
  /** Where it stands: inside the application, or elsewhere (`isOutside`). */
  url: z.string(),
  isOutside: z.boolean(),
});

export type HomeBlog = z.output<typeof homeBlog>;

const posts = z.optional(z.array(homeBlog));
const fields = Object.fromEntries(BLOG_FIELDS.map((field) => [field, posts])) as Record<BlogField, typeof posts>;

const BASE = '/apiv2/Home';

export const getHomePageBlogs = defineCall({
  method: 'GET',
  path: `${BASE}/HomePageBlogs`,
  summary:
    'The three newest posts of each blog of the edition, by its field, and how many posts there are (API-067, API-068, OP-86).',
  access: 'subscriber',
  routes: ['/'],
  answer: z.object({ ...fields, total: z.int() }),
});

export type HomeBlogsAnswer = z.output<(typeof getHomePageBlogs)['answer']>;

/** A book or journal that the home page features (ENT-038). */
export const featuredTitle = z.object({
  id: z.string(),
  title: z.string(),
  author: z.string(),
  /** Its cover, drawn by the library itself (OP-131). */
  imageUrl: z.string(),
  url: z.string(),
  /** `Book`, `Loose-leaf` or `Journal`. */
  type: z.string(),
  /** Year of publication; null where none is known. */
  year: z.nullable(z.string()),
});

export type FeaturedTitle = z.output<typeof featuredTitle>;

export const getHomeFeaturedContent = defineCall({
  method: 'GET',
  path: `${BASE}/HomeFeaturedContent`,
  summary: 'The books and journals that the edition features, and how many of each the reader may open (OP-131).',
  access: 'subscriber',
  routes: ['/'],
  answer: z.object({
    books: z.array(featuredTitle),
    journals: z.array(featuredTitle),
    /** As many as the pages of books and of journals find. */
    bookCount: z.int(),
    journalCount: z.int(),
  }),
});

export type FeaturedAnswer = z.output<(typeof getHomeFeaturedContent)['answer']>;

/** Ids of one request. */
const MOST_TOCS = 50;
const tocId = z.string().check(z.minLength(1), z.maxLength(300));

export const getBookTocs = defineCall({
  method: 'GET',
  path: '/apiv2/Books/BookTocs',
  summary:
    'What the tables of contents of these ids, of publications or of documents in them, belong to; names as the specification writes them (OP-03).',
  access: 'subscriber',
  routes: ['/', '/books'],
  query: z.object({ tocIds: z.optional(z.union([tocId, z.array(tocId).check(z.maxLength(MOST_TOCS))])) }),
  answer: z.array(
    z.object({
      Id: z.string(),
      BookId: z.string(),
      Title: z.string(),
      CoverImage: z.string(),
      Authors: z.array(z.string()),
      Year: z.nullable(z.string()),
    }),
  ),
});

export type BookTocsAnswer = z.output<(typeof getBookTocs)['answer']>;

/** Documents, alerts and favorites that one answer lists. */
export const SINCE_LISTED = 4;

export const getSinceLastVisit = defineCall({
  method: 'GET',
  path: `${BASE}/SinceLastVisit`,
  summary:
    'What came into the library since the account was here on an earlier day, its alerts with what is new of each, and which of its favorites changed since they were read; notes the visit.',
  access: 'subscriber',
  routes: ['/'],
  budget: 'search',
  answer: z.object({
    /** False for a visitor by address, who has nothing here. */
    isPersonal: z.boolean(),
    /** Instant, UTC; null at the first visit: then all there is counts as seen. */
    since: z.nullable(z.string()),
    documents: z.object({ hits: z.array(newHit), total: z.int(), isExact: z.boolean() }),
    /** Those with most that is new first; null where they could not be counted. */
    alerts: z.nullable(
      z.object({
        listed: z.array(
          z.object({ id: z.string(), title: z.string(), newCount: z.nullable(z.int()), isExact: z.boolean() }),
        ),
        total: z.int(),
      }),
    ),
    favorites: z.object({
      changed: z.array(z.object({ id: z.string(), title: z.string(), url: z.string(), type: z.string() })),
      total: z.int(),
    }),
  }),
});

export type SinceLastVisitAnswer = z.output<(typeof getSinceLastVisit)['answer']>;
