import * as z from 'zod/mini';
import { ALERT_LIMITS as LIMITS } from '#domain/tools/desk/search-alert.ts';
import { isSitePath } from '#domain/tools/desk/site-path.ts';
import { defineCall } from './call.ts';
import { fileAnswer } from './file.ts';
import { newHits } from './new-hits.ts';
import { SEARCH_ENDPOINTS, searchQuery } from './search.ts';

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.title));

/** A search as its calls take it; paging is left aside. */
const savedSearch = {
  endpoint: z.enum(SEARCH_ENDPOINTS),
  query: searchQuery,
};

/** What a browser sends of a search to be told about. */
export const alertDraft = z.object({
  title,
  ...savedSearch,
  /** A path of this site with its query, for example `/search?q=consent`. */
  url: z.string().check(z.maxLength(LIMITS.url), z.refine(isSitePath, 'A path of this site is needed.')),
});

export type AlertDraft = z.output<typeof alertDraft>;

/** An alert of the reader. Instants are UTC. */
export const searchAlert = z.object({
  id: z.string(),
  title: z.string(),
  /** Title of the way to search, for example `Awards`. */
  mode: z.string(),
  url: z.string(),
  createdAt: z.string(),
  lookedAt: z.string(),
  /** How many documents are new since the last look; null where the search can no longer be made (`trouble`). */
  newCount: z.nullable(z.int()),
  /** False: there are at least so many. */
  isExact: z.boolean(),
  /** Why the search cannot be made, in words. */
  trouble: z.nullable(z.string()),
  /** Path of the Atom feed on this host; whoever knows it can read it. */
  feed: z.string(),
});

export type SearchAlertAnswer = z.output<typeof searchAlert>;

/** How many documents of a search were added lately. */
export const alertVolume = z.object({
  /** In the last 7 days, 30 days and 12 months. */
  week: z.int(),
  month: z.int(),
  year: z.int(),
  /** In words: `about 4 a month`. */
  estimate: z.string(),
});

export type AlertVolumeAnswer = z.output<typeof alertVolume>;

const PATH = '/apiv2/api/SearchAlerts';

export const listSearchAlerts = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The search alerts of the account on this edition, newest first, each with how much is new.',
  access: 'account',
  routes: ['/alerts'],
  budget: 'search',
  answer: z.array(searchAlert),
});

export const createSearchAlert = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Makes an alert of a search; what is there already counts as seen.',
  access: 'account',
  routes: ['/alerts'],
  budget: 'search',
  body: alertDraft,
  answer: searchAlert,
});

export const previewSearchAlert = defineCall({
  method: 'POST',
  path: `${PATH}/preview`,
  summary: 'How much an alert on this search would have had to say lately.',
  access: 'account',
  routes: ['/alerts'],
  budget: 'search',
  body: z.object(savedSearch),
  answer: alertVolume,
});

export const lookAtSearchAlert = defineCall({
  method: 'POST',
  path: `${PATH}/{id}/look`,
  summary:
    'What is new since the last look, which all of it then is; where nothing is, what was new at the look before (`isSeen`).',
  access: 'account',
  routes: ['/alerts'],
  budget: 'search',
  answer: z.object({ alert: searchAlert, matches: newHits, isSeen: z.boolean() }),
});

export const renameSearchAlert = defineCall({
  method: 'POST',
  path: `${PATH}/{id}/title`,
  summary: 'Gives an alert another title.',
  access: 'account',
  routes: ['/alerts'],
  body: z.object({ title }),
  answer: searchAlert,
});

export const renewSearchAlertFeed = defineCall({
  method: 'POST',
  path: `${PATH}/{id}/renewFeed`,
  summary: 'Gives the feed of an alert a new address; the former one ends.',
  access: 'account',
  routes: ['/alerts'],
  answer: searchAlert,
});

export const deleteSearchAlert = defineCall({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Moves an alert to the trash; its feed ends until it is restored.',
  access: 'account',
  routes: ['/alerts'],
  answer: z.object({}),
});

/** Where the feed of a token is. */
export const FEED_PATH = `${PATH}/feed/{token}`;

export const getSearchAlertFeed = defineCall({
  method: 'GET',
  path: FEED_PATH,
  summary:
    'The 50 newest documents of an alert as Atom 1.0. The token is the key; the account must still have a subscription.',
  access: 'open',
  budget: 'feeds',
  file: 'application/atom+xml; charset=utf-8',
  answer: fileAnswer,
});
