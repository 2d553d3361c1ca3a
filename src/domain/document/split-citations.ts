import { findCitations } from './find-citations.ts';
import { compactIsbn } from './read-citation.ts';

/** So many are looked up at once. */
export const MOST_CITATIONS = 200;
/** Characters of one. */
export const LONGEST_CITATION = 500;

/** `1.`, `(12)`, `[3]`, `a)`, a bullet or a dash before an entry; a year in brackets belongs to its citation. */
const NUMBERING = /^\s*(?:\(?\d{1,3}[.)](?=\s)|[[(]\d{1,3}[\])]\s|[a-z]\)\s|[•·▪*–—-]\s)\s*/iu;

/** A case by its number: `ICC Case No. 91873/XY`. */
const CASE_NUMBER = /\b(?:case|no)\.?\s+(?:no\.?\s+)?\S*\d/iu;

/**
 * Pasted text as a list of citations, one for each line or part between semicolons, without numbering and without
 * repeats. A comma separates nothing: it belongs to citations.
 */
export function splitCitations(text: string): string[] {
  const entries = text
    .split(/[\r\n;]+/u)
    .map((line) => line.replace(NUMBERING, '').replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return [...new Set(entries)];
}

/** Whether one line is a list: two or more of its parts between semicolons are citations. Names of cases may hold one. */
export function isCitationList(line: string): boolean {
  return line.includes(';') && splitCitations(line).filter(isCitation).length > 1;
}

function isCitation(entry: string): boolean {
  if (entry.length > LONGEST_CITATION) return false;
  return findCitations(entry).length > 0 || CASE_NUMBER.test(entry) || compactIsbn(entry) !== undefined;
}
