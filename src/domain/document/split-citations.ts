import { findCitations } from './find-citations.ts';
import { compactIsbn } from './compact-isbn.ts';

/** So many are looked up at once. */
export const MOST_CITATIONS = 200;
/** Characters of one; longer text names no document. */
export const LONGEST_CITATION = 500;

/** `1.`, `(12)`, `[3]`, `a)`, a bullet or a dash before an entry; a year in brackets belongs to its citation. */
const NUMBERING = /^\s*(?:\(?\d{1,3}[.)](?=\s)|[[(]\d{1,3}[\])]\s|[a-z]\)\s|[•·▪*–—-]\s)\s*/iu;

/** Nothing but citations, each of which a NUL stands for here, and what joins them. */
const JOINED = /^(?:[\s,&]|and|et|und|joined|cases?|nos?\.?)*\0(?:(?:[\s,&]|and|et|und|cases?|nos?\.?)+\0)+[.,]?$/iu;

/** A case by its number: `ICC Case No. 91873/XY`. */
const CASE_NUMBER = /\b(?:case|no)\.?\s+(?:no\.?\s+)?\S*\d/iu;

/**
 * Pasted text as a list of citations, one for each line or part between semicolons, without numbering and without
 * repeats. A comma separates only where nothing but citations stands around it: names and pages are parts of them.
 */
export function splitCitations(text: string): string[] {
  const entries = text
    .split(/[\r\n;]+/u)
    .map((line) => line.replace(NUMBERING, '').replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap(splitJoined);
  return [...new Set(entries)];
}

/** `M.427, M.1184 and M.2076` as three; anything else as it is. */
function splitJoined(entry: string): string[] {
  if (entry.length > LONGEST_CITATION) return [entry];
  const found = findCitations(entry);
  const marked = found.reduceRight(
    (text, { 0: citation, index }) => `${text.slice(0, index)}\0${text.slice(index + citation.length)}`,
    entry,
  );
  return JOINED.test(marked) ? found.map(([citation]) => citation) : [entry];
}

/** Whether one line is a list: two or more of its parts between semicolons are citations. Names of cases may hold one. */
export function isCitationList(line: string): boolean {
  return line.includes(';') && splitCitations(line).filter(isCitation).length > 1;
}

/** Whether an entry of a list holds a citation. */
export function isCitation(entry: string): boolean {
  if (entry.length > LONGEST_CITATION) return false;
  return findCitations(entry).length > 0 || CASE_NUMBER.test(entry) || compactIsbn(entry) !== undefined;
}
