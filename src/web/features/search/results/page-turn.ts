import type { SearchAnswer } from '#contract/search.ts';
import type { Answer } from '../use-search.ts';

/** A page of results that the reader goes to, by its address and the one they go from. */
export interface PageTurn {
  readonly from: string;
  readonly to: string;
}

/**
 * How far it has come, by the address that is open and the results that are shown: under way until those of the next
 * address are there, which is the page or, where the turn was overtaken, another choice of the reader's.
 */
export function followTurn(
  { from, to }: PageTurn,
  here: string,
  { data, isStale }: Pick<Answer<SearchAnswer>, 'data' | 'isStale'>,
): 'under way' | 'there' | 'overtaken' {
  if (here === from || isStale || data === undefined) return 'under way';
  return here === to ? 'there' : 'overtaken';
}
