import { findCourt } from '../document/citation-table.ts';
import type { CitedWork } from './cited-work.ts';

/** The reports, code or gazette that a work of law stands in. */
export interface PrintedIn {
  readonly series: string;
  readonly volume?: string;
  readonly page?: string;
  /** Of a code. */
  readonly section?: string;
  /** The whole, as it was printed where this was read. */
  readonly words: string;
}

/** A year in brackets says when, which the date says as well; one without is the number of a volume. */
const REPORT =
  /^(?:[[(]\d{4}[\])],?\s)?(?:(?<volume>\d{1,4})\s)?(?<series>\p{L}[\p{L}\d.'’& ()-]*?),?\s(?<page>\d[\d.]*)(?:\s\([^)]*\))?$/u;
const NEUTRAL = /^\[?\d{4}\]? (?<series>.+?) (?<page>[\d/]+(?: \(.+\))?)$/u;
/** `OJ L 330, 23.12.2022, p. 1`, `[2008] OJ C115/13`, `OJ L, 2024/1689`. */
const GAZETTE =
  /(?:\[\d{4}\]\s)?\bOJ\s(?:\[?\d{4}\]?\s)?(?<series>[LC])\s?,?\s?(?<volume>\d{4}\/\d+|\d+[A-Z]?)(?:\/(?<page>\d+)|(?:,[^p]*)?\bp{1,2}\.?\s?(?<behind>\d+))?/u;
/** `9 U.S.C. §§ 1-402`. */
const CODE = /^(?<volume>\d+)\s(?<series>U\.\s?S\.\s?C\.|C\.\s?F\.\s?R\.)(?:\s§{1,2}\s?(?<section>\S.*))?$/u;

/** Where a decision stands by the first of its reports; a citation by an unknown court’s code is one of a series. */
export function findReport({ report = [], neutral = [] }: CitedWork): PrintedIn | undefined {
  const strange = neutral.find((one) => !isOfCourt(one));
  return [...report, ...(strange === undefined ? [] : [strange])]
    .map((words) => read(REPORT, words))
    .find((found) => found !== undefined);
}

/** A neutral citation as one of a report, which is how styles of reference managers print it. */
export function readNeutral(words: string | undefined): PrintedIn | undefined {
  return words === undefined ? undefined : read(NEUTRAL, words);
}

/** The first neutral citation by which a court names its decision. */
export function findNeutral({ neutral = [] }: CitedWork): string | undefined {
  return neutral.find(isOfCourt);
}

/** Where a text of law stands: the report of a treaty, the Official Journal, a code. */
export function findLawPrinted({ report = [], oj }: CitedWork, number: string | undefined): PrintedIn | undefined {
  const found = [
    ...report.map((words) => read(REPORT, words)),
    ...[oj, number].map((words) => (words === undefined ? undefined : readGazette(words))),
    number === undefined ? undefined : read(CODE, number),
  ];
  return found.find((one) => one !== undefined);
}

/** The number of a text of law without the gazette or code behind it, which has fields of its own. */
export function dropPrinted(number: string | undefined, printedIn: PrintedIn | undefined): string | undefined {
  if (number === undefined || printedIn === undefined) return number;
  const at = number.indexOf(printedIn.words);
  const before = at < 0 ? number : number.slice(0, at).replace(/[\s,;[(]+$/u, '');
  return before === '' ? undefined : before;
}

function isOfCourt(neutral: string): boolean {
  const [, code] = /^\[?\d{4}\]?\s(\S+)/u.exec(neutral) ?? [];
  return code !== undefined && findCourt(code) !== undefined;
}

function readGazette(words: string): PrintedIn | undefined {
  const found = GAZETTE.exec(words);
  if (found === null) return undefined;
  const { series, volume = '', page, behind } = found.groups ?? {};
  return keepKnown({ series: `OJ ${series}`, volume, page: page ?? behind, words: found[0] });
}

function read(pattern: RegExp, words: string): PrintedIn | undefined {
  const { series, ...others } = pattern.exec(words)?.groups ?? {};
  return series === undefined ? undefined : keepKnown({ series, ...others, words });
}

function keepKnown({ series, words, ...others }: Readonly<Record<string, string | undefined>>): PrintedIn {
  const known = Object.entries(others).filter(([, value]) => value !== undefined);
  return { series: series ?? '', words: words ?? '', ...Object.fromEntries(known) };
}
