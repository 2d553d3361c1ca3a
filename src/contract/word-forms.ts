import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { searchQuery } from './search.ts';

/** The words that the terms of a query find; a word that finds only itself is left out, a wildcard never. */
export const wordFormsAnswer = z.object({
  /** At most 20, each once, in the order of the query, those of phrases and those that NOT excludes too. */
  terms: z.array(
    z.object({
      /** In canonical spelling. */
      term: z.string(),
      isWildcard: z.boolean(),
      /** How many words there are: its other forms beside the word itself, or all that the wildcard stands for. */
      total: z.int(),
      /** The commonest, at most 12, each with the documents that have it among those the search looks through. */
      forms: z.array(z.object({ word: z.string(), documents: z.int() })),
      /** The query with this word only as it is written; null for a wildcard. */
      exactQuery: z.nullable(z.string()),
    }),
  ),
});

export type WordFormsAnswer = z.output<typeof wordFormsAnswer>;

export const listWordForms = defineCall({
  method: 'POST',
  path: '/apiv2/{endpoint}/forms',
  summary: 'Which words the terms of a query find: their other forms, and what a wildcard stands for.',
  access: 'subscriber',
  routes: ['/{endpoint}'],
  budget: 'search',
  body: searchQuery,
  answer: wordFormsAnswer,
});
