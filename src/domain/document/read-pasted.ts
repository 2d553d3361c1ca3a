import { listCaseSides } from './case-sides.ts';
import { dropPinpoint } from './drop-pinpoint.ts';
import { findCitations } from './find-citations.ts';
import { compactIsbn } from './read-citation.ts';
import { isCitation, isCitationList, LONGEST_CITATION } from './split-citations.ts';

/** Characters of an entry of a pasted list, and words of a pasted passage. */
const LONGEST_ENTRY = 200;
const LEAST_PASSAGE = 20;
const QUOTED = /^["“]([^"“”]*)["”]$/u;
/** The year of a decision behind its report: `580 U.S. 140 (2017)`. */
const YEAR = /^\s*\(\d{4}\)/u;
const OPERATOR = /(?:^|[\s()])(?:AND|OR|NOT|NEAR\d*)(?=[\s()]|$)|["“”]/u;

/** Whether lines that were pasted are a list: citations, names of cases or titles, and no text that runs on. */
export function isPastedList(text: string): boolean {
  const lines = text.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
  if (lines.length < 2) return isCitationList(text);
  const entries = lines.filter(
    (line, at) => isCitation(line.trim()) || !runsOn(line, lines[at + 1] ?? lines[at - 1] ?? ''),
  );
  return entries.length * 2 > lines.length;
}

/** A line of running text: it is long, ends as a sentence, or goes on in small letters in the line beside it. */
function runsOn(line: string, beside: string): boolean {
  if (line.trim().length > LONGEST_ENTRY || /(?:[,–-]|\p{Ll}{2}[.?!])\s*$/u.test(line)) return true;
  return /^\s*\p{Ll}/u.test(line) || /^\s*\p{Ll}/u.test(beside);
}

/** Whether a text is a piece of prose, quoted or not: so many words, with signs between them and no operator. */
export function isPassage(text: string): boolean {
  const bare = text.replace(QUOTED, '$1');
  return (bare.match(/\p{L}+/gu)?.length ?? 0) >= LEAST_PASSAGE && /[.,;:?!]\s/u.test(bare) && !OPERATOR.test(bare);
}

/** Whether all of a text is one citation, with or without the name of its case: `Doe v Roe [2031] PNSC 1`. */
export function isOneCitation(text: string): boolean {
  const typed = text.trim().replace(QUOTED, '$1');
  if (typed.length > LONGEST_CITATION || OPERATOR.test(typed)) return false;
  if (compactIsbn(typed) !== undefined) return true;
  const [found, ...others] = findCitations(typed);
  if (!found || others.length > 0) return false;
  const behind = typed.slice(found.index + found[0].length).replace(YEAR, '');
  const rest = dropPinpoint(behind).replaceAll(/[\s.,;)\]"”]+/gu, '');
  return rest === '' && (found.index === 0 || listCaseSides(typed.slice(0, found.index)).length > 0);
}
