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
export const readingPlacesQuery = (amount: number) =>
  callQuery(listReadingPlaces, { query: { amount } }, { ...FRESH, queryKey: ['reading-places', amount] });

/** Where the account stopped reading a document; null where it keeps no place in it. */
export const readingPlaceQuery = (id: string) =>
  callQuery(getReadingPlace, { query: { id } }, { ...FRESH, read: ({ place }) => place });

/** Keeps where the reader is, also while the page is being left; without an anchor the place is forgotten. */
export async function putReadingPlace(place: {
  readonly id: string;
  readonly version: number;
  readonly anchor: string | null;
}): Promise<void> {
  await callServer(keepReadingPlace, { body: place, isLast: true });
}
