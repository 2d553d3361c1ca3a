import * as z from 'zod/mini';
import { SUGGESTED_LENGTH } from '#domain/search/search-limits.ts';
import { defineCall } from './call.ts';

/** What is suggested for the text of the search field (OP-49). */
export const suggestion = z.object({
  /** The value, or what the document is called. */
  text: z.string(),
  /** In the reader's words: `Topic`, `Legislation`, `Author`, `Case number`, or a content type. */
  type: z.string(),
  /** Documents that it would find; 1 for a document. */
  count: z.int(),
  /** Where a choice leads: the page of a document, or a search with the value as its only filter. */
  url: z.string(),
});

export type Suggestion = z.output<typeof suggestion>;

export const suggestionsAnswer = z.object({
  suggestions: z.array(suggestion),
  /** How many there are in all, the ones not listed included. */
  total: z.int(),
});

export type SuggestionsAnswer = z.output<typeof suggestionsAnswer>;

/** Shorter text gets an empty answer (SR-042, CON-016). */
const term = z.string().check(z.maxLength(SUGGESTED_LENGTH.most));

export const suggestSearches = defineCall({
  method: 'GET',
  path: '/apiv2/documentsearch/autocomplete',
  summary:
    'Suggested searches and documents for a text of more than 2 characters, at most 8 (SR-032, SR-045); as the section `goTo` people, cases, provisions, places, institutions, tools and pages, at most 3 of each (OP-182).',
  access: 'subscriber',
  routes: ['/search'],
  query: z.object({ term, section: z.optional(z.enum(['goTo', 'practicalInsights'])) }),
  answer: suggestionsAnswer,
});

export const suggestBooks = defineCall({
  method: 'GET',
  path: '/apiv2/books/autocomplete',
  summary: 'Books and loose-leaf works whose title goes with the text, at most 5; `total` counts them all (SR-035).',
  access: 'subscriber',
  routes: ['/books'],
  query: z.object({ term }),
  answer: suggestionsAnswer,
});

export const suggestJournals = defineCall({
  method: 'GET',
  path: '/apiv2/journals/autocomplete',
  summary: 'Journals whose title goes with the text, at most 5; `total` counts them all.',
  access: 'subscriber',
  routes: ['/journals'],
  query: z.object({ term }),
  answer: suggestionsAnswer,
});
