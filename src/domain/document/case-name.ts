import type { DocumentRecord } from './document.ts';

/** What the names of parties have in small letters, unless they begin with it. */
const SMALL = new Set(
  'a an and as at by de del der di du et for formerly in la le of on or others another the to trading von van und'.split(
    ' ',
  ),
);
/** Words of Latin within the names of cases, always in small letters. */
const LATIN = new Set('ex parte et al alia alios inter rel'.split(' '));
/** Forms of companies in their own letters, and what is short for something else in capitals and in small ones. */
const OWN_LETTERS = new Map(
  'AB AG AS ASA BV CV GmbH KG KGaA LLC LLP LP NV OOO Oy PJSC SA SAS SE SpA SRL UK US USA EU UAE UEFA FIFA UNESCO WIPO EPO EUIPO OHIM IATA OECD IBM AIG ABB BASF EDF plc Co Corp Inc Ltd Ltda Pty Pte Mr Mrs Ms Dr St Sr Jr Bros No Nos Re'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
);
const ROMAN = /^(?:[IVX]{2,5}|[IVX])$/u;
/** What may stand in small letters behind sides in capitals. */
const AND_OTHERS = /(?<!\p{L})(?:and|another|others?|of|the)(?!\p{L})/gu;
const IN_CAPITALS = /^(?=(?:.*\p{Lu}){3})\P{Ll}+$/su;
const SIDES = /^(?<first>.+?)\s+(?<versus>[vV]\.?|[-–—]\s?[vV]\s?[-–—])\s+(?<second>.+)$/u;
/** The Crown as a title of a criminal case prints it. */
const PROSECUTOR = /^(?:regina|rex)$/iu;
/** American reports print the name in capitals and what somebody is behind it: `REAGAN, United States Marshal, et al.` */
const NAME_AND_OFFICE = /^(?<name>[^,]+?)(?<rest>,\s\S+\s.*|,?\s(?:et\sal\.?|and\s(?:others|another)))$/su;
const CROWN =
  /^(?:the\s+)?(?:r|regina|rex|king|queen)\b[\s,]*\(?\s*on\s+the\s+application\s+of[\s:]+(?<applicant>.+?)\)?[\s,]+(?<versus>v\.?)\s+(?<second>.+)$/iu;

/**
 * The name of a case as lawyers write it (OP-193): sides in capitals as names, with their initials, Latin and legal forms;
 * `R (on the application of X) v Y` as `R (X) v Y`, `Regina v Y` as `R v Y`, `X -v- Y` as `X v Y`. Any other title is as it
 * was.
 */
export function writeCaseName(title: string): string {
  const crown = CROWN.exec(title)?.groups;
  if (crown) {
    const { applicant = '', versus = '', second = '' } = crown;
    return `R (${setNames(applicant)}) ${versus.toLowerCase()} ${setNames(second)}`;
  }
  const { first, versus, second } = SIDES.exec(title)?.groups ?? {};
  if (first === undefined || versus === undefined || second === undefined) return title;
  const isDashed = /[-–—]/u.test(versus);
  const one = PROSECUTOR.test(first) ? 'R' : first;
  const set = setSides(one, second);
  if (set === undefined && one === first && !isDashed) return title;
  const [left, right] = set ?? [one, second];
  return `${left} ${isDashed ? 'v' : versus.toLowerCase()} ${right}`;
}

/** Undefined where the sides are no names in capitals. */
function setSides(first: string, second: string): readonly [string, string] | undefined {
  // Beside a side in small letters one in capitals is an abbreviation: `Mutu v FIFA`.
  if (isInCapitals(`${first} ${second}`)) return [setNames(first), setNames(second)];
  const sides = [first, second].map((side) => {
    const { name = side, rest = '' } = NAME_AND_OFFICE.exec(side)?.groups ?? {};
    return { name, rest };
  });
  const names = sides.map(({ name }) => name);
  if (!isInCapitals(names.join(' ')) || !names.some((name) => /\p{Lu}{5}/u.test(name))) return undefined;
  const [one = '', other = ''] = sides.map(({ name, rest }) => `${setNames(name)}${rest}`);
  return [one, other];
}

/** A document with the name of its case as lawyers write it; what is printed is kept where words of it are gone. */
export function withCaseName(record: DocumentRecord): DocumentRecord {
  const title = record.type === 'Case law' ? writeCaseName(record.title) : record.title;
  if (title === record.title) return record;
  const isWhole = title.toLowerCase() === record.title.toLowerCase();
  return { ...record, title, ...(isWhole ? {} : { meta: { ...record.meta, printedTitle: record.title } }) };
}

/** The title that a source prints, where that of the record has not all of its words. */
export function readPrintedTitle({ meta }: Pick<DocumentRecord, 'meta'>): string | undefined {
  const printed = meta['printedTitle'];
  return typeof printed === 'string' ? printed : undefined;
}

function isInCapitals(text: string): boolean {
  return IN_CAPITALS.test(text.replaceAll(AND_OTHERS, ''));
}

function setNames(side: string): string {
  if (/\p{Ll}/u.test(side.replaceAll(AND_OTHERS, ''))) return side;
  let isFirst = true;
  return side.replaceAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}.’']*/gu, (word) => {
    const set = setWord(word, isFirst);
    isFirst = false;
    return set;
  });
}

function setWord(word: string, isFirst: boolean): string {
  const small = word.toLowerCase();
  const own = OWN_LETTERS.get(small);
  if (LATIN.has(small) || (SMALL.has(small) && !isFirst)) return small;
  if (own !== undefined) return own;
  // Initials: with full stops, with a number, or without a vowel to be spoken by.
  const isSpoken = /[AEIOUYÀ-Ý]/u.test(word.normalize('NFC'));
  if (/\p{L}\.\p{L}/u.test(word) || /\p{N}/u.test(word) || ROMAN.test(word) || (!isSpoken && word.length < 6))
    return word;
  return small
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^(Mc|[OD][’'])(\p{L})/u, (_all, start: string, letter: string) => `${start}${letter.toUpperCase()}`);
}
