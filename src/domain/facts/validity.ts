import type { LegalDate } from '../document/document.ts';
import type { Fact } from './fact.ts';

/** Yes, no, or what no source says. */
export type Answer = boolean | 'unknown';

type Dated = Pick<Fact, 'validFrom' | 'validUntil' | 'qualifiers'>;

/** Whether a day (`yyyy-mm-dd`) is that of a date or later; unknown within a month or a year of which no day is known. */
export function isFrom(day: string, date: LegalDate): Answer {
  const shared = day.slice(0, date.length);
  return shared === date && date.length < day.length ? 'unknown' : shared >= date;
}

/** Whether a day is later than a date. */
export function isAfter(day: string, date: LegalDate): Answer {
  const shared = day.slice(0, date.length);
  return shared === date && date.length < day.length ? 'unknown' : shared > date;
}

/**
 * Whether a fact holds on a day: from its first to its last, both included. One of which nobody read the first day holds
 * since the day from which it is known (`knownFrom`), and before that is unknown; one with neither is taken to hold.
 */
export function isValidOn({ validFrom, validUntil, qualifiers }: Dated, day: string): Answer {
  const hasEnded = validUntil === undefined ? false : isAfter(day, validUntil);
  if (hasEnded === true) return false;
  const hasBegun = validFrom === undefined ? isKnownOn(qualifiers, day) : isFrom(day, validFrom);
  if (hasBegun !== true) return hasBegun;
  return hasEnded === false ? true : 'unknown';
}

function isKnownOn({ knownFrom }: Fact['qualifiers'], day: string): Answer {
  return typeof knownFrom !== 'string' || isFrom(day, knownFrom) === true ? true : 'unknown';
}

/** Whether two facts hold on a day in common, as far as their days are known. */
export function overlap(one: Dated, other: Dated): boolean {
  return !endsBefore(one, other) && !endsBefore(other, one);
}

function endsBefore({ validUntil }: Dated, { validFrom }: Dated): boolean {
  return validUntil !== undefined && validFrom !== undefined && validUntil < validFrom;
}
