/** Year, court and number, folded: `2010 ewhc 465`, `2022 ewca civ 24`. */
const NEUTRAL = /^\d{4} [a-z]{2,6}(?: [a-z]+)? \d{1,5}$/;
const DIVISION = /^ \p{L}+$/u;

/** Whether a folded name is a neutral citation that may be missing its division: `[2010] EWHC 465` of `… (Comm)`. */
export function mayLackDivision(name: string): boolean {
  return NEUTRAL.test(name);
}

/** Whether a folded citation is this one with its division. */
export function hasDivision(citation: string, name: string): boolean {
  return mayLackDivision(name) && citation.startsWith(name) && DIVISION.test(citation.slice(name.length));
}
