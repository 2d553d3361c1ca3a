import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { searchQuery } from './search.ts';

/** What related forms of its words would add to a search (OP-163). */
export const relatedAnswer = z.object({
  /** Documents; null where the search has them already, has no word with other forms, or asks too much to be counted. */
  added: z.nullable(z.int()),
});

export type RelatedAnswer = z.output<typeof relatedAnswer>;

export const countRelated = defineCall({
  method: 'POST',
  path: '/apiv2/{endpoint}/forms/related',
  summary: 'How many documents related forms of its words would add to a search.',
  access: 'subscriber',
  routes: ['/{endpoint}'],
  budget: 'search',
  body: searchQuery,
  answer: relatedAnswer,
});
