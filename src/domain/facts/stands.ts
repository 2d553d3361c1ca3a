/**
 * How a place stands to an instrument on a day: a party, bound through another (`applies`), one that only signed, not bound,
 * not any more, not yet, or as nobody knows.
 */
export const STANDS = ['party', 'applies', 'signatory', 'not bound', 'left', 'not yet', 'unknown'] as const;

export type Stands = (typeof STANDS)[number];

/** In words, on screens and in files. */
export const NAMES_OF_STANDS: Readonly<Record<Stands, string>> = {
  party: 'Party',
  applies: 'Bound',
  signatory: 'Signed only',
  'not bound': 'Not bound',
  left: 'Left',
  'not yet': 'Not yet in force',
  unknown: 'Unknown',
};

/** `172 parties, 9 of them by succession; 14 bound through another`: what a number of rows is made of. */
export function countStands(rows: readonly { readonly stands: Stands; readonly means?: string | null }[]): string {
  const counts = STANDS.flatMap((stands) => {
    const of = rows.filter((row) => row.stands === stands);
    if (of.length === 0) return [];
    if (stands === 'applies') return [`${of.length} bound through another`];
    if (stands !== 'party') return [`${of.length} ${NAMES_OF_STANDS[stands].toLowerCase()}`];
    const successors = of.filter(({ means }) => means === 'Succession').length;
    const parties = of.length === 1 ? '1 party' : `${of.length} parties`;
    return [successors === 0 ? parties : `${parties}, ${successors} of them by succession`];
  });
  return counts.join('; ');
}

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
