import * as z from 'zod/mini';
import { FAVORITE_LIMITS as LIMITS } from '#domain/tools/desk/favorite.ts';
import { FAVORITE_SORTS } from '#domain/tools/desk/favorite-sorts.ts';
import { defineCall } from './call.ts';
import { favoriteTitle, favoriteUrl, favoriteValue as value, favoriteValues as values } from './favorite-fields.ts';
import { favorite } from './favorites.ts';

const oneOrMore = z.optional(z.union([value, z.array(value).check(z.maxLength(200))]));

/** How many at most, which has to be said (SR-211), and what of them. */
const listQuery = z.object({
  amount: z.coerce.number().check(z.int(), z.gte(0), z.lte(LIMITS.favorites)),
  sortBy: z._default(z.enum(FAVORITE_SORTS), 'Jurisdiction'),
  jurisdictions: oneOrMore,
  topics: oneOrMore,
});

export type FavoriteListQuery = z.output<typeof listQuery>;

export const listFavoriteDocuments = defineCall({
  method: 'GET',
  path: '/mip/api/FavoriteDocuments',
  summary: 'The favorite documents of the account under /manual-ip; jurisdictions and topics may be repeated.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  query: listQuery,
  answer: z.object({ favoriteDocuments: z.array(favorite) }),
});

/** What is sent of a document to be kept (OP-81); all but the id is read from the library. */
export const createFavoriteDocument = defineCall({
  method: 'POST',
  path: '/mip/api/FavoriteDocuments',
  summary: 'Keeps a document; one that is kept already is answered as it is.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  body: z.object({ contentId: value, url: z.optional(favoriteUrl) }),
  answer: favorite,
});

export const deleteFavoriteDocuments = defineCall({
  method: 'DELETE',
  path: '/mip/api/FavoriteDocuments',
  summary: 'Moves favorite documents to the trash; ids may be repeated.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  query: z.object({ ids: z.union([value, z.array(value).check(z.minLength(1), z.maxLength(LIMITS.favorites))]) }),
  answer: z.object({ count: z.int() }),
});

export const listFavoriteSearches = defineCall({
  method: 'GET',
  path: '/mip/api/FavoriteSearches',
  summary: 'The favorite searches of the account under /manual-ip; jurisdictions and topics may be repeated.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  query: listQuery,
  answer: z.object({ favoriteSearches: z.array(favorite) }),
});

export const createFavoriteSearch = defineCall({
  method: 'POST',
  path: '/mip/api/FavoriteSearches',
  summary: 'Keeps a search (OP-81); one that is kept already is answered as it is.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  body: z.object({ title: favoriteTitle, url: favoriteUrl, jurisdictions: values, topicIds: values }),
  answer: favorite,
});

export const deleteFavoriteSearch = defineCall({
  method: 'DELETE',
  path: '/mip/api/FavoriteSearches/{id}',
  summary: 'Moves a favorite search to the trash.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  answer: z.object({}),
});

/** A jurisdiction, a topic or a convention with how often it is there. */
const filterValue = z.object({
  /** As `jurisdictions` and `topics` of the lists take it. */
  id: z.string(),
  title: z.string(),
  count: z.int(),
});

/** What a list of the manual can be narrowed to, in the order of the alphabet. */
export const manualFilters = z.object({
  /** `land`: two letters, null where the place has none. */
  jurisdictionsFilter: z.array(z.extend(filterValue, { land: z.nullable(z.string()) })),
  topicsFilter: z.array(filterValue),
  /** Conventions with the jurisdictions of the list that are party to them, which is what `count` counts. */
  conventionFilters: z.array(z.extend(filterValue, { jurisdictions: z.array(z.string()) })),
});

export type ManualFilters = z.output<typeof manualFilters>;

export const getAllFilters = defineCall({
  method: 'GET',
  path: '/mip/api/Filter/allFilters',
  summary: 'What the chapters of the manual that the reader may open can be narrowed to.',
  access: 'subscriber',
  routes: ['/manual-ip'],
  budget: 'search',
  answer: manualFilters,
});

export const getFavoriteFilters = defineCall({
  method: 'GET',
  path: '/mip/api/Filter/favoriteFilters',
  summary: 'What the favorites of the account under /manual-ip, documents and searches, can be narrowed to.',
  access: 'account',
  routes: ['/manual-ip/favorites', '/favorites'],
  answer: manualFilters,
});
