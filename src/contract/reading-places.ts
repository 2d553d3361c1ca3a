import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { versionNumber } from './version-number.ts';

/** Where the account stopped reading a document, with what the library says of that today. */
export const readingPlace = z.object({
  /** Id of the document. */
  contentId: z.string(),
  title: z.string(),
  /** Content type: `Award`, `Article`. */
  type: z.string(),
  /** The page of the document at the place: with the version that was read, and the anchor. */
  url: z.string(),
  version: z.int(),
  anchor: z.string(),
  /** How much of the text stands before the place, from 0 to 1. */
  share: z.number(),
  /** When the reader was there. Instant, UTC. */
  at: z.string(),
  /** Whether the reader may still open it. */
  isOpen: z.boolean(),
});

export type ReadingPlaceAnswer = z.output<typeof readingPlace>;

const BASE = '/apiv2/Customization';

export const listReadingPlaces = defineCall({
  method: 'GET',
  path: `${BASE}/ReadingPlaces`,
  summary:
    'What the account began to read on this edition and did not read to its end, the latest first; empty while its history is paused.',
  access: 'account',
  routes: ['/history', '/'],
  query: z.object({ amount: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))) }),
  answer: z.object({
    /** Whether places are kept at present, as the history is. */
    isKept: z.boolean(),
    places: z.array(readingPlace),
  }),
});

export const getReadingPlace = defineCall({
  method: 'GET',
  path: `${BASE}/ReadingPlace`,
  summary: 'Where the account stopped reading a document that it may open; null where it keeps no place in it.',
  access: 'account',
  routes: ['/history'],
  query: z.object({ id: z.string() }),
  answer: z.object({ place: z.nullable(readingPlace) }),
});

export const keepReadingPlace = defineCall({
  method: 'POST',
  path: `${BASE}/ReadingPlace`,
  summary:
    'Keeps where the account stopped reading, once for each document; without an anchor the place is forgotten, as at the end of the text.',
  access: 'account',
  routes: ['/history'],
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(300)),
    version: versionNumber,
    /** The first block in view. */
    anchor: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  answer: z.object({
    /** Whether the place is kept: not while the history is paused, and not without an anchor. */
    isKept: z.boolean(),
  }),
});
