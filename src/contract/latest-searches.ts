import * as z from 'zod/mini';
import { LATEST_SEARCH_LIMITS as LIMITS } from '#domain/tools/desk/latest-search.ts';
import { isSitePath } from '#domain/tools/desk/site-path.ts';
import { defineCall, type Call } from './call.ts';

const value = z.string().check(z.minLength(1), z.maxLength(LIMITS.value));
const values = z.array(value).check(z.maxLength(LIMITS.values));

/** What a browser sends of a search that found something (OP-81). */
export const latestSearchDraft = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.title)),
  /** A path of this site with its query, for example `/search?q=consent`. */
  url: z.string().check(z.maxLength(LIMITS.url), z.refine(isSitePath, 'A path of this site is needed.')),
  topics: z._default(values, []),
  countries: z._default(values, []),
});

/** As it is once it was read. */
export type LatestSearchDraft = z.output<typeof latestSearchDraft>;

/** A search that is kept. `addedDate` is the instant it was last made, UTC. */
export const latestSearch = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  topics: z.array(z.string()),
  countries: z.array(z.string()),
  addedDate: z.string(),
});

export type LatestSearchAnswer = z.output<typeof latestSearch>;

const PATH = '/mip/api/LatestSearches';
const oneOrMore = z.optional(z.union([value, values]));

export const listLatestSearches = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The latest searches of the reader on this edition, newest first; topics and countries may be repeated.',
  access: 'subscriber',
  routes: ['/search'],
  query: z.object({ topics: oneOrMore, countries: oneOrMore }),
  answer: z.array(latestSearch),
});

export const createLatestSearch = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Keeps a search; an equal one moves up, and the twenty latest are kept (OP-85).',
  access: 'subscriber',
  routes: ['/search'],
  body: latestSearchDraft,
  answer: latestSearch,
});

export const deleteLatestSearch = defineCall({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Takes a search of the reader out; that of an account lies in its trash.',
  access: 'subscriber',
  routes: ['/search'],
  answer: z.object({}),
});

/** A call under `/mip` and the same under `/apiv2`, for those that more than one application makes (OP-02). */
export function underBothBases<C extends Call>(call: C): readonly [C, C] {
  return [call, { ...call, path: call.path.replace('/mip/', '/apiv2/') }];
}

const carryOverCount = z.object({
  /** Searches on all editions. */
  count: z.int(),
});

export const getCarryOver = defineCall({
  method: 'GET',
  path: '/apiv2/Account/carryOver',
  summary: 'How many searches were kept for the visit that this sign-in ended and are in no account yet.',
  access: 'account',
  answer: carryOverCount,
});

export const carryOver = defineCall({
  method: 'POST',
  path: '/apiv2/Account/carryOver',
  summary:
    'Hands the searches of the visit before this sign-in to the account, or forgets them when the reader says no.',
  access: 'account',
  body: z.object({ keep: z._default(z.boolean(), true) }),
  answer: carryOverCount,
});
