import type { QueryClient } from '@tanstack/react-query';
import { carryOver, getCarryOver } from '#contract/latest-searches.ts';
import { callQuery } from './call-query.ts';
import { callServer } from './call-server.ts';
import { refreshLatestSearches } from './latest-searches.ts';

/** How many searches of the visit before signing in wait to be carried over. */
export const carryOverQuery = () => callQuery(getCarryOver, {}, { staleTime: Infinity, retry: false });

/** Hands them to the account or forgets them; answers how many there were. @throws ApiError */
export async function endVisit(queries: QueryClient, keep: boolean): Promise<number> {
  const { count } = await callServer(carryOver, { body: { keep } });
  queries.setQueryData(carryOverQuery().queryKey, { count: 0 });
  if (keep) refreshLatestSearches(queries);
  return count;
}
