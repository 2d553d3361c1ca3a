import { hasInitials, listNumberBeginnings } from './case-number.ts';

/** Year, court and number, folded: `2010 ewhc 465`, `2022 ewca civ 24`. */
const NEUTRAL = /^\d{4} [a-z]{2,6}(?: [a-z]+)? \d{1,5}$/;
const DIVISION = /^ \p{L}+$/u;

/**
 * How names begin of which a folded name may be missing the end: of a neutral citation its division (`[2010] EWHC 465` of
 * `… (Comm)`), of the number of a case its initials (`ICC 91873` of `ICC Case No. 91873/XY`).
 */
export function listBeginnings(name: string): string[] {
  return NEUTRAL.test(name) ? [name] : listNumberBeginnings(name);
}

/** Whether a folded citation or number is this one with its division or its initials. */
export function hasDivision(citation: string, name: string): boolean {
  const isDivided = NEUTRAL.test(name) && citation.startsWith(name) && DIVISION.test(citation.slice(name.length));
  return isDivided || hasInitials(citation, name);
}
