import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { searchQuery } from './search.ts';

/** How many documents a search finds when it is changed; `null` where it was not asked or changes nothing. */
export const explainAnswer = z.object({
  /** What the search finds as it was asked. */
  total: z.int(),
  /** The time for counting was used up before everything was counted. */
  isPartial: z.boolean(),
  /** The outermost terms of the query, at most 8, each with the query without it. */
  terms: z.array(z.object({ term: z.string(), query: z.string(), total: z.int() })),
  /** What a document may match by and none of the edition has; of a phrase the words that are in none, if there are. */
  missing: z.array(z.string()),
  /**
   * Where leaving out a single term or choice finds nothing: the fewest terms that have to be left out together so that
   * something is found, also without all choices where that takes fewer.
   */
  together: z.array(
    z.object({ terms: z.array(z.string()), query: z.string(), withoutFilters: z.boolean(), total: z.int() }),
  ),
  /** The reader's choices, each with what the search finds without it; what a mode presets is never left out. */
  filters: z.array(
    z.object({
      /** Facet id, or `dates`, `titleOnly` or `hasContent`. */
      id: z.string(),
      /** Null where all values of the filter are meant together. */
      value: z.nullable(z.string()),
      label: z.string(),
      total: z.int(),
    }),
  ),
  /** What the search finds without any of the choices; null where there are fewer than two. */
  withoutFilters: z.nullable(z.int()),
  /** Queries with words that the library has in place of words that it does not have, best first, at most 3. */
  spellings: z.array(z.object({ from: z.string(), to: z.string(), query: z.string(), total: z.int() })),
  /** The query with its phrases taken apart (OP-54). */
  allWords: z.nullable(z.object({ query: z.string(), total: z.int() })),
  /** Both parties of the case that the query names, wherever they stand; a state by each of its names. */
  parties: z.nullable(z.object({ query: z.string(), total: z.int() })),
  /** The query with operators that stand in small letters read as such; only where it is a query. */
  operators: z.nullable(z.object({ query: z.string(), total: z.int() })),
  /** The search with related forms of its words, and some of these, the commonest first; null where it has them already. */
  related: z.nullable(z.object({ total: z.int(), words: z.array(z.string()) })),
  /** The query with AND in place of each NEAR. */
  anywhere: z.nullable(z.object({ query: z.string(), total: z.int() })),
  /** Any of its words, where all of them are in no document. */
  anyWords: z.nullable(z.object({ query: z.string(), total: z.int() })),
  /** What the query finds in all content types, without filters; null on the default search. */
  everywhere: z.nullable(z.int()),
});

export type ExplainAnswer = z.output<typeof explainAnswer>;

export const explain = defineCall({
  method: 'POST',
  path: '/apiv2/{endpoint}/explain',
  summary: 'Why a search finds little: what it would find without each of its terms and filters, and spelt otherwise.',
  access: 'subscriber',
  routes: ['/{endpoint}'],
  budget: 'search',
  body: searchQuery,
  answer: explainAnswer,
});
