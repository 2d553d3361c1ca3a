/** How many alerts an account has at most on all editions, and the largest a field may be, in UTF-16 units. */
export const ALERT_LIMITS = { alerts: 100, title: 100, url: 4000, query: 16_000 } as const;

/**
 * How long, in milliseconds, a document may be stamped as imported before searches find it: an import takes documents in
 * by the batch, and servers go over to the new index a moment later.
 */
const SETTLING = 5 * 60_000;

/** How many documents of a search were added in the last 7 days, 30 days and 12 months. */
export interface AlertVolume {
  readonly week: number;
  readonly month: number;
  readonly year: number;
}

/** More than so many times the monthly mean within thirty days, and past months say nothing of those to come. */
const BURST = 3;
const FEW = 12;

/** What to expect of an alert, in words: `about 4 a month`. */
export function describeVolume({ month, year }: AlertVolume): string {
  if (year === 0) return 'nothing in the last twelve months';
  if (month >= FEW && month > (BURST * year) / 12) return 'no certain number: most of it was added in the last 30 days';
  const monthly = Math.round(year / 12);
  return monthly === 0 ? `about ${year} a year` : `about ${monthly.toLocaleString('en-GB')} a month`;
}

/**
 * Up to which first import (instant, UTC) everything has been seen by a reader who looks at `now`; `newest` is that of
 * the newest document shown. Not simply `now`: what was stamped before but becomes visible after must still be new.
 */
export function markSeen(now: string, newest: string | undefined): string {
  const settled = new Date(Date.parse(now) - SETTLING).toISOString();
  return newest !== undefined && newest > settled ? newest : settled;
}
