/** When an account was on the home page of an edition, and what the library held then. */
export interface VisitMark {
  /** Instant, UTC. */
  readonly at: string;
  readonly corpusVersion: number;
}

/** What is kept of an account's visits to an edition: the last of all, and the last before the day of that one. */
export interface VisitMarks {
  /** Day of `last` in the library's time zone. */
  readonly day: string;
  readonly last: VisitMark;
  /** Undefined where there was none. */
  readonly before: VisitMark | undefined;
}

/**
 * The marks after a visit. All visits of a day are one: what is new since the visit before stays new until the day is
 * over, however often the page is opened.
 */
export function noteVisit(former: VisitMarks | undefined, day: string, now: VisitMark): VisitMarks {
  if (!former) return { day, last: now, before: undefined };
  // A clock that goes back starts no new day.
  if (day <= former.day) return { ...former, last: now };
  return { day, last: now, before: former.last };
}
