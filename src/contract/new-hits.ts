import * as z from 'zod/mini';

/** A document that was added to the library after a search was last looked at. */
export const newHit = z.object({
  id: z.string(),
  title: z.string(),
  /** Address inside the application. */
  url: z.string(),
  type: z.string(),
  /** Legal date of the document itself. */
  date: z.nullable(z.string()),
  /** Court, institution or publication; null where none is known. */
  origin: z.nullable(z.string()),
  /** Instant of the first import, UTC. */
  addedAt: z.string(),
  /** Its abstract; null for a closed document. */
  summary: z.nullable(z.string()),
  isOpen: z.boolean(),
  /** The subscriptions that hold a closed document, by name. */
  heldBy: z.array(z.string()),
});

export type NewHitAnswer = z.output<typeof newHit>;

/** What is new of a search, the newest first and at most 50. */
export const newHits = z.object({
  /** Instant, UTC: what of the search could be found by then is not listed. */
  since: z.string(),
  hits: z.array(newHit),
  total: z.int(),
  /** False: there are at least so many. */
  isExact: z.boolean(),
});

export type NewHitsAnswer = z.output<typeof newHits>;

/** Hits listed at once. */
export const NEW_HITS_LISTED = 50;
