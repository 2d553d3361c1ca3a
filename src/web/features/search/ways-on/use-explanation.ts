import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { explain, type ExplainAnswer } from '#contract/explain.ts';
import { searchCallQuery } from '#web/api/search.queries.ts';
import { bodyOfMatches } from '#web/app/search-address.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { listWaysOn, type WayOn } from './list-ways-on.ts';
import type { SearchModel } from '../use-search.ts';

export interface Explanation {
  readonly answer: ExplainAnswer;
  readonly ways: readonly WayOn[];
}

/** What would find more; undefined until it is known. It is asked after the hits and given up with them. */
export function useExplanation({
  mode,
  state,
  hits,
}: Pick<SearchModel, 'mode' | 'state' | 'hits'>): Explanation | undefined {
  const { data } = useQuery({
    ...searchCallQuery(explain, mode.endpoint, bodyOfMatches(mode, { ...state, read: '' }), { retry: false }),
    enabled: hits.data !== undefined && !hits.isStale,
  });
  const explanation = data && { answer: data, ways: listWaysOn(state, data) };
  const found = explanation ? explanation.ways.length + data.spellings.length : 0;
  const words = found > 0 ? `${formatCount(found, 'way')} to find more` : '';
  useEffect(() => {
    if (data && words !== '') announce(words);
  }, [data, words]);
  return explanation;
}
