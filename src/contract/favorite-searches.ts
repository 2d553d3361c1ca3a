import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { favoriteValue as id } from './favorite-fields.ts';
import { newHits } from './new-hits.ts';

/** How much is new of a search that is kept. */
const searchNews = z.object({
  id: z.string(),
  /** Instant of the last look, UTC; before the first that when it was kept. */
  since: z.string(),
  /** Null where the search can no longer be made (`trouble`). */
  newCount: z.nullable(z.int()),
  /** False: there are at least so many. */
  isExact: z.boolean(),
  /** Why the search cannot be made, in words. */
  trouble: z.nullable(z.string()),
});

export type SearchNewsAnswer = z.output<typeof searchNews>;

/** Searches that one call counts: as many as a page has. */
export const SEARCHES_COUNTED = 100;

export const countNewOfSearches = defineCall({
  method: 'POST',
  path: '/apiv2/Favorite/CountNew',
  summary: 'How much is new of favorite searches since their reader last looked; other ids are passed over.',
  access: 'account',
  routes: ['/favorites'],
  budget: 'search',
  body: z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(SEARCHES_COUNTED)) }),
  answer: z.object({ searches: z.array(searchNews) }),
});

export const lookAtFavoriteSearch = defineCall({
  method: 'POST',
  path: '/apiv2/Favorite/LookAtSearch',
  summary:
    'What is new of a favorite search, which counts as seen from now on; without anything new, what was new last.',
  access: 'account',
  routes: ['/favorites'],
  budget: 'search',
  body: z.object({ id }),
  answer: z.object({
    search: searchNews,
    matches: newHits,
    /** Whether nothing is new and the last new matches are shown again. */
    isSeen: z.boolean(),
  }),
});
