import * as z from 'zod/mini';
import { MOST_VALUES } from '#domain/search/search-limits.ts';
import { defineCall } from './call.ts';
import { development } from './development.ts';

/** Developments of one answer; more come with `start` (OP-151). */
export const DEVELOPMENTS_PER_PAGE = 20;

const facetValues = z.array(z.object({ name: z.string(), count: z.int() }));
const value = z.string().check(z.minLength(1), z.maxLength(300));
const names = z.optional(z.union([value, z.array(value).check(z.maxLength(MOST_VALUES))]));

export const getDevelopments = defineCall({
  method: 'GET',
  path: '/mip/api/Developments',
  summary: 'Recent developments, newest first; filter pairs `jurisdiction=…` and `topic=…` may be repeated.',
  access: 'subscriber',
  routes: ['/document/$id'],
  query: z.object({
    jurisdiction: names,
    topic: names,
    /** -1 all, 0 between `dateFrom` and `dateTo` (yyyy-mm-dd), else months back: 3, 6, 12, 24, 36, 60. */
    datePeriod: z.optional(z.coerce.number().check(z.int())),
    dateFrom: z.optional(z.iso.date()),
    dateTo: z.optional(z.iso.date()),
    start: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  }),
  answer: z.object({
    recentDevelopments: z.array(development),
    /** Counted with every filter but their own. */
    facetFilters: z.object({ jurisdictionsFilter: facetValues, topicsFilter: facetValues }),
    /** How many there are in all. */
    total: z.int(),
  }),
});
