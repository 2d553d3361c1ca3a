/** How many alerts an account has at most on all editions, and the largest a field may be, in UTF-16 units. */
export const ALERT_LIMITS = { alerts: 100, title: 100, url: 4000, query: 16_000 } as const;

/**
 * How long, in milliseconds, after it was stamped a document can be found, at most: an import takes a file whole, and
 * the commit of one with very many documents lasts; servers go over to the new index within a second or two.
 */
const SETTLING = 60 * 60_000;

/** What a reader has seen of a search: all of it that the library had which answered. */
export interface SeenMark {
  /** Instant, UTC, after the answer. */
  readonly at: string;
  /** Of the library that answered; null in marks of old, which know the time alone. */
  readonly corpusVersion: number | null;
}

/** How many documents of a search were added in the last 7 days, 30 days and 12 months. */
export interface AlertVolume {
  readonly week: number;
  readonly month: number;
  readonly year: number;
}

/** More than so many times the monthly mean within thirty days, and past months say nothing of those to come. */
const BURST = 3;
const FEW = 12;

/** What to expect of an alert, as a sentence: `Expect about 4 a month.` */
export function describeVolume({ month, year }: AlertVolume): string {
  if (year === 0) return 'Nothing was added in the last twelve months.';
  if (month >= FEW && month > (BURST * year) / 12) {
    return 'Too early to estimate: most matches were added in the last 30 days.';
  }
  const monthly = Math.round(year / 12);
  return monthly === 0 ? `Expect about ${year} a year.` : `Expect about ${monthly.toLocaleString('en-GB')} a month.`;
}

interface FirstImport {
  readonly at: string;
  readonly corpusVersion: number;
}

/**
 * Whether a document was first imported after the mark, and not merely changed. The version tells exactly what the
 * answer could know, whatever the clocks say; the time tells where the library was made anew since, and counts its
 * versions from the beginning. A stamp later than `now`, of a clock that was ahead, tells nothing.
 */
export function isNewSince({ at, corpusVersion }: SeenMark, first: FirstImport, now: string): boolean {
  const isLater = first.at > at && first.at <= now;
  return isLater || (corpusVersion !== null && first.corpusVersion > corpusVersion);
}

/**
 * The days (`YYYY-MM-DD`, UTC) on which there may be both, new and seen: all that was imported later is new, nothing that
 * was imported earlier. Two around midnight, for what was stamped before it and could be found only after.
 */
export function listDoubtfulDays({ at }: SeenMark): { readonly from: string; readonly to: string } {
  return { from: new Date(Date.parse(at) - SETTLING).toISOString().slice(0, 10), to: at.slice(0, 10) };
}

/** Of two marks of one reader the one that counts: two looks at once do not take back what either has seen. */
export function chooseLaterMark(one: SeenMark, other: SeenMark): SeenMark {
  const isLater = other.at > one.at || (other.corpusVersion ?? 0) > (one.corpusVersion ?? 0);
  return isLater ? other : one;
}
