import { listCaseSides } from './case-sides.ts';
import { dropPinpoint } from './drop-pinpoint.ts';
import { findCitations } from './find-citations.ts';
import { compactIsbn } from './compact-isbn.ts';
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

/** What may stand before a citation and says nothing more: `Case`, `ICSID Case No.`, `BGH,`, `Joined Cases`, `COMP/`. */
const INTRODUCTION =
  /^(?:\p{Lu}{2,6}(?:,|(?=\s))\s*)?(?:(?:joined\s)?(?:cases?|affaires?(?:\sjointes)?|(?:verbundene\s)?rechtssachen?|appeal|application)\s?(?:(?:nos?|nr)\b\.?|n°)?\s*)?(?:(?:COMP|IV)\/)?$/iu;
/** What may stand between two citations of one document, or of several in a row. */
const BETWEEN = /^(?:[\s,&]|and|et|und)*$/iu;

/** `Van Gend en Loos`, `– Intel`: a few words, the first of them a name. */
const NAME = /^\s*(?:[-–—:]\s*)?\p{Lu}[\p{L}'’.]+(?:\s[\p{L}'’.&-]+){0,5}$/u;

/**
 * How many citations a text consists of, with or without the name of the case before or behind them:
 * `Doe v Roe [2031] PNSC 1`, `Joined Cases C-501/06 P and C-513/06 P`; 0 where it says anything else.
 */
export function countCitations(text: string): number {
  const typed = text.trim().replace(QUOTED, '$1');
  if (typed.length > LONGEST_CITATION || OPERATOR.test(typed)) return 0;
  if (compactIsbn(typed) !== undefined) return 1;
  const found = findCitations(typed);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return 0;
  const before = typed.slice(0, first.index);
  const behind = dropPinpoint(typed.slice(last.index + last[0].length).replace(YEAR, ''));
  const between = found.slice(1).map(({ index }, at) => {
    const { index: from, 0: citation } = found[at]!;
    return typed.slice(from + citation.length, index);
  });
  const isNamed = INTRODUCTION.test(before) || listCaseSides(before).length > 0;
  const isWhole = /^[\s.,;)\]"”]*$/u.test(behind) || (INTRODUCTION.test(before) && isName(behind));
  return isNamed && isWhole && between.every((words) => BETWEEN.test(words)) ? found.length : 0;
}

/** Whether what stands behind a number is the name of its case. */
function isName(text: string): boolean {
  return listCaseSides(text).length > 0 || NAME.test(text);
}
