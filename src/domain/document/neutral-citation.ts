/** Year, court and number, folded: `2010 ewhc 465`, `2022 ewca civ 24`. */
const NEUTRAL = /^\d{4} [a-z]{2,6}(?: [a-z]+)? \d{1,5}$/;
const DIVISION = /^ \p{L}+$/u;
/** Institution and number, folded: `icc case no 91873`; behind it the initials of those who administer the case. */
const NUMBERED = /^[a-z]{2,6} (?:case )?(?:no )?\d{4,6}$/;
const INITIALS = /^(?: \p{L}{1,4}){1,5}$/u;

/**
 * Whether a folded name may be missing what stands behind it: a neutral citation its division (`[2010] EWHC 465` of
 * `… (Comm)`), the number of a case its initials (`ICC Case No. 91873` of `… 91873/XY`).
 */
export function mayLackDivision(name: string): boolean {
  return NEUTRAL.test(name) || NUMBERED.test(name);
}

/** Whether a folded citation or number is this one with its division or its initials. */
export function hasDivision(citation: string, name: string): boolean {
  if (!citation.startsWith(name)) return false;
  const behind = citation.slice(name.length);
  return (NEUTRAL.test(name) && DIVISION.test(behind)) || (NUMBERED.test(name) && INITIALS.test(behind));
}
