import { DEFAULT_OPERATOR, type SearchTerm, splitTerms } from '#domain/query/split-terms.ts';

/** A query of more terms is one pill, which opens as text: hundreds of buttons help nobody. */
const MOST_PILLS = 60;

/** The pills of a query. */
export function listTerms(query: string): readonly SearchTerm[] {
  if (query.trim() === '') return [];
  const terms = splitTerms(query);
  return terms.length > MOST_PILLS ? [{ operator: DEFAULT_OPERATOR, term: query.trim() }] : terms;
}
