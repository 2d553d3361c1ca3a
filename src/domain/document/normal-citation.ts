import { foldName } from '#domain/names/fold-name.ts';
import { HYPHEN_SIGNS } from '#domain/words/spellings.ts';
import { findCourt, findDivision, findSeries, isLawReport, type CourtRow } from './citation-table.ts';
import { compactIsbn } from './compact-isbn.ts';

/** A citation in the one form in which it is compared (OP-193). */
export interface NormalCitation {
  readonly kind: 'ecli' | 'celex' | 'neutral' | 'report' | 'docket' | 'law';
  /** Court or series by its code, numbers without leading zeros, no full stops, brackets kept. */
  readonly text: string;
  /** What it is compared by where brackets alone tell it from another, since names are compared without: `2012 FCA Canada 7`. */
  readonly compared?: string;
}

/** What is longer is no citation alone. */
const LONGEST = 120;
const HYPHENS = new RegExp(`[${HYPHEN_SIGNS}]`, 'gu');

const ECLI = /^(?:ECLI:\s?(?=[A-Z]{2}:)|(?=EU:[CTF]:))([A-Z]{2}:[A-Z\d]{1,7}:\d{4}:[A-Z\d.]{1,25})$/iu;
const CELEX = /^(?:CELEX(?:\s?(?:nos?\.?|number))?:?\s?)?(\d{5}[A-Z]{1,2}\d{4}(?:\(\d\d\)|R\(\d\d\))?(?:-\d{8})?)$/iu;
/** The address of a judgment at Find Case Law, also as the key of what came from there. */
const JUDGMENT_ADDRESS =
  /^(?:akn:)?https?:\/\/caselaw\.nationalarchives\.gov\.uk\/(?:id\/)?([a-z]+)(?:\/([a-z]+))?\/(\d{4})\/(\d{1,6})$/u;
/** Year, volume, court or series with its division, number, division. */
const BY_YEAR =
  /^([[(\]]?)((?:1[5-9]|20)\d\d)[\])[]{0,2},?\s(?:(\d{1,4})\s)?(?=[[(]?\p{L})([\p{L}\d.'’&()[\] ]{1,40}?)[\s[(]+(\d{1,7}(?:[_/]\d{1,7})?)\]?(?:\s?[[(]?(\p{L}[\p{L}\d]{0,11})\.?[\])]?)?$/iu;
const BARE_YEAR = /^\d{4},?\s/u;
/** Volume, series, page; the year, with or without the court, behind them says nothing more. */
const BY_VOLUME =
  /^(\d{1,4})\s(?=\p{L})([\p{L}\d.'’&()\- ]{1,40}?),?\s(?:§{1,2}\s?)?(\d{1,6}(?:\.\d{1,6})?)(?:\s\([^()]{0,30}\d{4}\))?$/iu;

/** `Pub. L. No. 115-18`: a law of the United States by its Congress and number. */
const PUBLIC_LAW = /^p(?:ub(?:lic)?)?\.?\s?l(?:aw)?\.?,?\s?(?:no\.?\s?)?(\d{2,3})-(\d{1,4})$/iu;

/** Opinions of the United States Tax Court that are in no volume: `T.C. Memo. 2020-26`. */
const TAX_COURT = /^t\.?\s?c\.?\s(memo|summ(?:ary)?\.?\s?op(?:inion)?)\.?\s(?:no\.?\s)?(\d{4})-(\d{1,4})$/iu;

const WORDS_BEFORE_NUMBER =
  /^(?:joined\s)?(?:cases?|claims?|appeals?|applications?|docket|decisions?|nos?|nr|n[°º])\b\.?\s?(?:(?:nos?|nr|n[°º]|numbers?|ref)\b\.?:?\s?)?(?=(?:\p{L}\s)?\S*\d)/iu;
const COMMISSION_PREFIX = /^(?:IV|(?:DG\s)?COMP)\/(?:[A-Z](?:-\d)?\/)?(?=(?:M|AT|SA)\.|\d)/iu;
const COMMISSION = /^(M|AT|SA|DMA|FS)(?:\.\s?|\s)?(\d{3,6})$/iu;
const ANTITRUST = /^(\d\d)\.(\d{3})$/u;
const COURT_OF_JUSTICE = /^([CTF])-?\s?(\d{1,4}\/\d\d)((?:\s[A-Z]+\d?(?:\s?\([A-Z]{1,3}\d?\))?)*)$/iu;
const PATENT_OFFICE = /^([DGJRTW])\s?(\d{1,4}\/\d\d)$/iu;
/** Letters and numbers between signs, as registers of courts give them: `1:17-cv-00123`, `CL-2019-000123`. */
const REGISTERED = /^(?=\S*\d\S*[-/:])[\p{L}\d]{1,8}(?:[-/:][\p{L}\d]{1,8}){1,5}$/iu;
const LONG_NUMBER = /(?<![\p{L}\d])\d{3,}/gu;
/** The code of a court that is not in the table: two capitals at least. */
const UNKNOWN_COURT = /^\p{Lu}{2,6}(?: \p{L}+)?$/u;

/** Reads a text that is one citation and nothing else; undefined for any other. */
export function normalizeCitation(text: string): NormalCitation | undefined {
  if (text.length > LONGEST || !/\d/u.test(text)) return undefined;
  const typed = text
    .replaceAll(HYPHENS, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[,;.]$/u, '');
  if (compactIsbn(typed) !== undefined) return undefined;
  const ecli = ECLI.exec(typed)?.[1];
  if (ecli !== undefined) return { kind: 'ecli', text: `ECLI:${ecli.toUpperCase()}` };
  const celex = CELEX.exec(typed)?.[1];
  if (celex !== undefined) return { kind: 'celex', text: celex.toUpperCase() };
  const [, congress, law] = PUBLIC_LAW.exec(typed) ?? [];
  if (congress !== undefined && law !== undefined)
    return { kind: 'law', text: `Public Law ${congress}-${dropZeros(law)}` };
  const [, series = '', year, opinion] = TAX_COURT.exec(typed) ?? [];
  if (year !== undefined && opinion !== undefined) {
    const named = /^memo/iu.test(series) ? 'Memo' : 'Summ Op';
    return { kind: 'report', text: `TC ${named} ${year}-${dropZeros(opinion)}` };
  }
  return readAddress(typed) ?? readYear(typed) ?? readVolume(typed) ?? readDocket(typed);
}

/** What a name or citation is found and compared by: folded, a citation in its normal form. */
export function foldCitation(text: string): string {
  return foldNormal(normalizeCitation(text), text);
}

/** A name in the forms in which it may be held or asked for: as it is printed, and in its normal form. */
export function listFoldedForms(text: string): string[] {
  const normal = normalizeCitation(text);
  // As it is printed, one without brackets would be the one with them.
  const printed = normal?.compared === undefined ? [foldName(text)] : [];
  return [...new Set([foldNormal(normal, text), ...printed])].filter((name) => name !== '');
}

/** Whether a name belongs to another that differs by brackets alone: `2012 fca 7` where `2012 FCA 7` is written. */
export function isOthersName(name: string, text: string): boolean {
  return name === foldName(text) && normalizeCitation(text)?.compared !== undefined;
}

function foldNormal(normal: NormalCitation | undefined, text: string): string {
  return foldName(normal?.compared ?? normal?.text ?? text);
}

function readAddress(typed: string): NormalCitation | undefined {
  const [, code = '', division, year, number] = JUDGMENT_ADDRESS.exec(typed) ?? [];
  const court = findCourt(code);
  if (!court || year === undefined || number === undefined) return undefined;
  return writeNeutral(court, year, dropZeros(number), division);
}

function readYear(typed: string): NormalCitation | undefined {
  const [, bracket = '', year = '', volume, printed = '', printedNumber = '', behind] = BY_YEAR.exec(typed) ?? [];
  if (year === '') return undefined;
  const number = dropZeros(printedNumber);
  const [first = '', ...others] = printed
    .replaceAll(/[[\]().]/gu, ' ')
    .trim()
    .split(/\s+/u);
  const court = volume === undefined ? findCourt(first) : undefined;
  if (court && [...others, ...(behind === undefined ? [] : [behind])].length < 2) {
    if (court.bareIs !== undefined && BARE_YEAR.test(typed)) return writeShared(court.code, court.bareIs, year, number);
    return writeNeutral(court, year, number, others[0] ?? behind);
  }
  const series = findSeries(printed);
  const isReport = volume !== undefined || isLawReport(series) || !UNKNOWN_COURT.test(series);
  const years = bracket === '' ? year : bracket === '(' ? `(${year})` : `[${year}]`;
  const words = [years, ...(volume === undefined ? [] : [dropZeros(volume)]), series, number];
  return {
    kind: isReport ? 'report' : 'neutral',
    text: [...words, ...(behind === undefined ? [] : [`(${behind})`])].join(' '),
  };
}

/** Of the court that shares its code with another, whose years have brackets. */
function writeShared(code: string, whose: string, year: string, number: string): NormalCitation {
  return { kind: 'neutral', text: `${year} ${code} ${number}`, compared: `${year} ${code} ${whose} ${number}` };
}

function writeNeutral(
  { code, divisions, isBare }: CourtRow,
  year: string,
  number: string,
  division: string | undefined,
): NormalCitation {
  const court = [isBare ? year : `[${year}]`, code];
  const name = division && findDivision(division);
  const words = divisions === 'before' ? [...court, name, number] : [...court, number, name && `(${name})`];
  return { kind: 'neutral', text: words.filter((word) => word !== undefined).join(' ') };
}

function readVolume(typed: string): NormalCitation | undefined {
  const [, volume, series, page] = BY_VOLUME.exec(typed) ?? [];
  if (volume === undefined || series === undefined || page === undefined) return undefined;
  return { kind: 'report', text: `${dropZeros(volume)} ${findSeries(series)} ${dropZeros(page)}` };
}

function readDocket(typed: string): NormalCitation | undefined {
  const bare = typed.replace(WORDS_BEFORE_NUMBER, '').replace(COMMISSION_PREFIX, '');
  const text = writeDocket(bare);
  return text === undefined ? undefined : { kind: 'docket', text };
}

function writeDocket(bare: string): string | undefined {
  const [, register, number] = COMMISSION.exec(bare) ?? [];
  if (register !== undefined && number !== undefined) return `${register.toUpperCase()}.${number}`;
  const [, former, latter] = ANTITRUST.exec(bare) ?? [];
  // An antitrust case of the Commission has another number since.
  if (former !== undefined && latter !== undefined) return `AT.${former}${latter}`;
  const [, letter, case_, kinds = ''] = COURT_OF_JUSTICE.exec(bare) ?? [];
  if (letter !== undefined && case_ !== undefined && (bare.includes('-') || /^[CF]/iu.test(letter)))
    return `${letter.toUpperCase()}-${dropZeros(case_)}${kinds.toUpperCase()}`;
  const [, kind, decision] = PATENT_OFFICE.exec(bare) ?? [];
  if (kind !== undefined && decision !== undefined) return `${kind.toUpperCase()} ${dropZeros(decision)}`;
  return REGISTERED.test(bare) ? bare.replaceAll(LONG_NUMBER, (number) => number.replace(/^0+(?=\d)/u, '')) : undefined;
}

/** Two last digits are a year, and keep their zero. */
function dropZeros(number: string): string {
  return number
    .replace(/^0+(?=\d)/u, '')
    .replaceAll(/(?<=[_/])0+(?=\d{3,})/gu, '')
    .replace('_', '/');
}
