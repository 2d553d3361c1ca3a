import { queryOptions } from '@tanstack/react-query';
import {
  getReadingPlace,
  keepReadingPlace,
  listReadingPlaces,
  type ReadingPlaceAnswer,
} from '#contract/reading-places.ts';
import { callQuery, FRESH } from './call-query.ts';
import { callServer } from './call-server.ts';

export type ReadingPlace = ReadingPlaceAnswer;

/** What the account began to read and did not finish, the latest first: "Continue reading". */
export function readingPlacesQuery(amount: number) {
  return callQuery(['reading-places', amount], listReadingPlaces, { query: { amount } }, FRESH);
}

/** Where the account stopped reading a document; null where it keeps no place in it. */
export function readingPlaceQuery(id: string) {
  return queryOptions({
    queryKey: ['reading-place', id],
    queryFn: async ({ signal }) => (await callServer(getReadingPlace, { query: { id }, signal })).place,
    staleTime: 0,
    retry: false,
  });
}

/** Keeps where the reader is, also while the page is being left; without an anchor the place is forgotten. */
export async function putReadingPlace(place: {
  readonly id: string;
  readonly version: number;
  readonly anchor: string | null;
}): Promise<void> {
  await callServer(keepReadingPlace, { body: place, isLast: true });
}
