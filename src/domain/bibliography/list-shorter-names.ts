import { readCaseName } from '../document/case-sides.ts';
import { dropPinpoint } from '../document/drop-pinpoint.ts';
import { findCitations } from '../document/find-citations.ts';

/** As many ways to call it are enough, and each is looked up. */
const MOST = 4;
/** Shorter names name nothing. */
const SHORTEST = 8;

const NUMBERED = /\bcase\s+(?:no\.?\s*)?\S*\d/iu;
const BRACKETS = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u;
const LAST_PART = /\s*,[^,]*$/u;
/** A day behind a comma; a year alone tells one edition of rules from another. */
const DAY = /\s*,\s+\d{1,2}\s+\p{L}{3,9}\.?\s+\d{4}$/u;
/** `, art 11(2)`, `, article V(1)(e)`, `, s 69`, `, Rule 5.2`, `, § 1061`: where in a law or in rules. */
const PROVISION =
  /,?\s+(?:arts?\.?|articles?|ss?\.?|sections?|rr?\.?|rules?|regs?\.?|§+)\s*(?:\d|[IVXL]+\b)[\dIVXL.()a-z\s–-]*$/iu;
/** What a title is written before: `(2022) 3 Journal of Costs 45`. */
const YEAR_AND_JOURNAL = /\s+\((?:1[89]|20)\d{2}\)\s.*$/u;
const QUOTED = /[‘“"«„]/u;
/** The short name of a treaty or of rules behind its full one. */
const SHORT_NAME = /\(\s*[‘“"']?((?:[^()]{2,80}\s)?(?:Convention|Treaty|Protocol|Rules|Agreement))[’”"']?\s*\)/u;
/** A title that stands first has more words than the name of who wrote it. */
const FEWEST_WORDS = 4;

/**
 * What an entry of a bibliography is called before it says where and when, the longest first: `A v B, Award` and `A v B`
 * of `A v B, Award (24 November 2020) ¶ 112`, the title of an article before its journal, a treaty without the article.
 * A case that is cited by a number is not another between the same parties.
 */
export function listShorterNames(entry: string): string[] {
  if (findCitations(entry).length > 0 || NUMBERED.test(entry)) return [];
  const names = readCaseName(entry).length > 0 ? listShorterCases(entry) : listShorterTitles(entry);
  return [...new Set(names)].filter((name) => name !== entry && name.length >= SHORTEST).slice(0, MOST);
}

/** Parts taken off its end, as long as it names both sides. */
function listShorterCases(entry: string): string[] {
  const names: string[] = [];
  let name = entry;
  for (;;) {
    const shorter = cutCase(name);
    if (shorter === name || readCaseName(shorter).length === 0) return names.slice(-MOST);
    names.push(shorter);
    name = shorter;
  }
}

/** The full stop, the pinpoint, else what is in brackets, else what stands behind the last comma. */
function cutCase(name: string): string {
  const cut = [name.replace(/\.$/u, ''), dropPinpoint(name), name.replace(BRACKETS, ''), name.replace(LAST_PART, '')];
  return cut.map((one) => one.trim()).find((one) => one !== name) ?? name;
}

function listShorterTitles(entry: string): string[] {
  const short = SHORT_NAME.exec(entry);
  const bare = entry.replace(/\.$/u, '').replace(PROVISION, '').trim();
  const first = QUOTED.test(entry) ? entry : entry.replace(YEAR_AND_JOURNAL, '').trim();
  return [
    ...(first.split(/\s+/u).length >= FEWEST_WORDS ? [first] : []),
    bare,
    bare.replace(DAY, '').trim(),
    ...(short?.[1] === undefined ? [] : [short[1], entry.slice(0, short.index).trim()]),
  ];
}
