import { useQuery } from '@tanstack/react-query';
import { listReadingPlaces, type ReadingPlaceAnswer } from '#contract/reading-places.ts';
import { callQuery, FRESH } from '#web/api/call-query.ts';
import { useAccount } from '#web/app/account.ts';

/** Where the reader stopped, of what may still be opened; none for visitors, undefined until it is known. */
export function usePlacesToReadOn(amount: number): readonly ReadingPlaceAnswer[] | undefined {
  const { isSignedIn } = useAccount();
  const query = callQuery(listReadingPlaces, { query: { amount } }, FRESH);
  const { data, isError } = useQuery({ ...query, enabled: isSignedIn });
  return data?.places.filter(({ isOpen }) => isOpen) ?? (isError ? [] : undefined);
}
