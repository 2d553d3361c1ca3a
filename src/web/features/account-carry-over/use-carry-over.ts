import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { carryOver, getCarryOver } from '#contract/latest-searches.ts';
import { useAccount } from '#web/app/account.ts';
import { callChange, callQuery } from '#web/api/call-query.ts';
import { LATEST_KEY } from '#web/api/latest-searches.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import { forgetVisitSearches, useHasVisitSearches } from '#web/app/visit-searches.ts';
import { formatNumber } from '#web/ui/format-number.ts';
import { notify } from '#web/app/notifications.ts';

/** How many searches of the visit before signing in wait to be carried over. */
const carryOverQuery = () => callQuery(getCarryOver, {}, { staleTime: Infinity, retry: false });

/** Hands them to the account or forgets them. */
const endVisit = callChange(
  carryOver,
  (keep: boolean) => ({ body: { keep } }),
  (queries, _answer, keep) => {
    queries.setQueryData(carryOverQuery().queryKey, { count: 0 });
    if (keep) void queries.invalidateQueries({ queryKey: LATEST_KEY });
  },
);

export interface CarryOverModel {
  /** Undefined while there is nothing to ask. */
  readonly question: string | undefined;
  /** Of how many searches it is asked. */
  readonly count: number;
  readonly isBusy: boolean;
  /** The reader's word: keep the searches of the visit, or forget them. */
  readonly answer: (keep: boolean) => void;
}

/**
 * The rules of the question. The browser notes when a search is kept for a visit by network address; only where such a
 * note meets a personal account is the server asked how many there are. It alone knows, for it keeps them under the
 * session that signing in goes on with. The answer ends the question for good: kept searches are the account's, others
 * are gone. Until then it stays, on every page and in every tab.
 */
export function useCarryOver(): CarryOverModel {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const hasNote = useHasVisitSearches();
  const [isBusy, run] = useAttempt();
  const { data } = useQuery({ ...carryOverQuery(), enabled: isSignedIn && hasNote });
  const count = isSignedIn && hasNote ? data?.count : undefined;
  useEffect(() => {
    // Another visit's note: its searches were never this session's.
    if (count === 0) forgetVisitSearches();
  }, [count]);
  const answer = (keep: boolean) =>
    run(keep ? 'The searches could not be kept' : 'The searches could not be forgotten', async () => {
      await endVisit(queries, keep);
      forgetVisitSearches();
      if (keep) notify({ type: 'success', title: 'The searches are in your account now' });
    });
  return { question: count ? ask(count) : undefined, count: count ?? 0, isBusy, answer: (keep) => void answer(keep) };
}

function ask(count: number): string {
  const what = count === 1 ? 'search' : `${formatNumber(count)} searches`;
  return `Keep the ${what} of this visit in your account?`;
}
