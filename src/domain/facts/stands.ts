/**
 * How a place stands to an instrument on a day: a party, bound through another (`applies`), one that only signed, not bound,
 * not any more, not yet, or as nobody knows.
 */
export const STANDS = ['party', 'applies', 'signatory', 'not bound', 'left', 'not yet', 'unknown'] as const;

export type Stands = (typeof STANDS)[number];

/** Whether a place takes part, by itself or through another. */
export function isBound(stands: unknown): boolean {
  return stands === 'party' || stands === 'applies';
}

interface Dates {
  readonly signed: string | null;
  readonly ratified: string | null;
  readonly inForce: string | null;
  readonly denounced: string | null;
}

/** What the dates of a row say of a day (`yyyy-mm-dd`); who joined and of whom no day is known is taken for a party. */
export function readStands({ signed, ratified, inForce, denounced }: Dates, day: string): Stands {
  if (denounced !== null && denounced <= day) return 'left';
  const joined = inForce ?? ratified;
  if (joined !== null) return joined <= day ? 'party' : 'not yet';
  return signed === null ? 'unknown' : 'signatory';
}
