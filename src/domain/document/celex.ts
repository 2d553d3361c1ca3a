import { foldName } from '#domain/names/fold-name.ts';

/** A number of EUR-Lex: what it is of, when, and which. */
export interface Celex {
  readonly sector: string;
  readonly year: number;
  /** What it is, in the letters of its sector: `CJ`, `R`. */
  readonly type: string;
  readonly number: number;
}

/** The sectors of EUR-Lex by their sign; case law is the one whose numbers have another form beside them. */
export const CELEX_SECTORS: Readonly<Record<string, string>> = {
  '0': 'consolidated acts',
  '1': 'treaties',
  '2': 'international agreements',
  '3': 'legal acts',
  '4': 'complementary legislation',
  '5': 'preparatory acts',
  '6': 'case law',
  '7': 'national measures',
  '8': 'national case law',
  '9': 'parliamentary questions',
  C: 'other documents of the Official Journal',
  E: 'documents of EFTA',
};

interface CaseType {
  /** As in a CELEX number. */
  readonly type: string;
  /** As in the number of the case. */
  readonly court: 'C' | 'T' | 'F';
  readonly is: 'judgment' | 'order' | 'opinion of the court' | 'opinion of an advocate general' | 'view' | 'notice';
}

/** What there is of a case, by the letters of its CELEX number; what decides it stands first. */
export const CELEX_CASE_TYPES: readonly CaseType[] = [
  { type: 'CJ', court: 'C', is: 'judgment' },
  { type: 'TJ', court: 'T', is: 'judgment' },
  { type: 'FJ', court: 'F', is: 'judgment' },
  { type: 'CV', court: 'C', is: 'opinion of the court' },
  { type: 'CO', court: 'C', is: 'order' },
  { type: 'TO', court: 'T', is: 'order' },
  { type: 'FO', court: 'F', is: 'order' },
  { type: 'CC', court: 'C', is: 'opinion of an advocate general' },
  { type: 'TC', court: 'T', is: 'opinion of an advocate general' },
  { type: 'CP', court: 'C', is: 'view' },
  { type: 'CA', court: 'C', is: 'notice' },
  { type: 'CN', court: 'C', is: 'notice' },
  { type: 'TA', court: 'T', is: 'notice' },
  { type: 'TN', court: 'T', is: 'notice' },
];

/** What decides a case, and is meant by its number alone. */
const DECIDES = new Set<CaseType['is']>(['judgment', 'opinion of the court', 'order']);
/** What the courts write behind the number of an appeal, an urgent reference and the like, and EUR-Lex does not. */
const PROCEEDINGS = ['', ' P', ' PPU', ' R', ' RENV', ' REV'];
/** Until then the numbers of cases had no letter. */
const LETTERS_SINCE = 1989;
const FIRST_YEAR = 1953;
const SECTOR_OF_CASES = '6';

const CELEX = /^(?:CELEX:?\s?)?([\dCE])(\d{4})([A-Z]{1,2})(\d{4})$/iu;
const CASE = /^(?:joined\s)?(?:cases?\s)?(?:([CTF])[-‐‑–])?(\d{1,4})\/(\d{2})(?:\s(?:P|PPU|R|RENV|REV|P-R))?$/iu;

/** Reads a CELEX number; undefined for any other text. */
export function readCelex(text: string): Celex | undefined {
  const [, sector = '', year, type = '', number] = CELEX.exec(text.trim()) ?? [];
  if (year === undefined || CELEX_SECTORS[sector.toUpperCase()] === undefined) return undefined;
  return { sector: sector.toUpperCase(), year: Number(year), type: type.toUpperCase(), number: Number(number) };
}

/** The number of the case of which a CELEX number is: `C-123/19` of `62019CJ0123`; undefined where it is of none. */
export function caseNumberOfCelex({ sector, year, type, number }: Celex): string | undefined {
  const found = sector === SECTOR_OF_CASES ? CELEX_CASE_TYPES.find((one) => one.type === type) : undefined;
  if (!found) return undefined;
  const letter = year < LETTERS_SINCE ? '' : `${found.court}-`;
  return `${letter}${number}/${String(year % 100).padStart(2, '0')}`;
}

/** The CELEX numbers of what decides a case, the likeliest first: `62019CJ0123` of `C-123/19`. */
export function celexOfCaseNumber(text: string): readonly string[] {
  const [, letter, number, digits] = CASE.exec(text.trim()) ?? [];
  if (number === undefined || digits === undefined) return [];
  const short = Number(digits);
  const year = short + (short < FIRST_YEAR % 100 ? 2000 : 1900);
  if ((letter === undefined) !== year < LETTERS_SINCE) return [];
  const court = letter?.toUpperCase() ?? 'C';
  return CELEX_CASE_TYPES.filter((one) => one.court === court && DECIDES.has(one.is)).map(
    ({ type }) => `${SECTOR_OF_CASES}${year}${type}${number.padStart(4, '0')}`,
  );
}

/**
 * What a document may be named by that is meant by a CELEX number or by the number of a case, folded, the likeliest first:
 * each leads to the other, where nothing bears the one that is written. None for any other text.
 */
export function listOtherNumbers(text: string): readonly string[] {
  const celex = readCelex(text);
  const number = celex && caseNumberOfCelex(celex);
  const others = celex ? PROCEEDINGS.flatMap((kind) => number && `${number}${kind}`) : celexOfCaseNumber(text);
  return others.flatMap((one) => (one ? [foldName(one)] : []));
}

/** The same of a folded name: what is written `c 123 19` may be waited for as `62019cj0123`, and the other way. */
export function listOtherFolded(name: string): readonly string[] {
  const [, letter, number, year] = /^(?:([ctf]) )?(\d{1,4}) (\d{2})(?: [a-z ]+)?$/u.exec(name) ?? [];
  const printed = number === undefined ? name : `${letter === undefined ? '' : `${letter}-`}${number}/${year}`;
  return listOtherNumbers(printed);
}
