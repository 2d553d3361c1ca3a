import { readRoman } from '#domain/words/roman-numeral.ts';
import { LATIN_NUMBERS } from './provision-step.ts';
import { readUnit, type ReferenceUnit } from './provision-unit.ts';

/** A number of a paragraph: `12.`, `(a)`, `4.2`. */
export interface PrintedNumber {
  /** As it stands in an anchor, one for each level that it prints. */
  readonly steps: readonly string[];
  /** Equal where two numbers may be neighbours: digits or letters, and the marks around them. */
  readonly form: string;
}

/** What is printed before a heading or a paragraph. */
export interface PrintedLabel {
  /** Named beside the first number: `Sec. 403. (a)`, `Article 5`. */
  readonly unit?: ReferenceUnit;
  readonly numbers: readonly PrintedNumber[];
}

/** What holds main parts that begin again in it. */
export const HOLDERS: ReadonlySet<ReferenceUnit> = new Set(['schedule', 'annex', 'appendix', 'protocol']);
const LATIN = LATIN_NUMBERS.join('|');
const UNIT = /^(?<word>§{1,2}\s*|\p{L}{3,}(?:\.\s*|\s+))(?=\d|[LRDA]\.?\s?\d|[IVXLCDM]+(?!\p{L})|[A-Z](?!\p{L}))/u;
/** What holds main parts in texts of law and is never a reference by itself. */
const DIVISIONS: ReadonlyMap<string, ReferenceUnit> = new Map([
  ['deel', 'part'],
  ['afdeling', 'division'],
  ['abschnitt', 'division'],
  ['unterabschnitt', 'division'],
]);
const ORDINALS = 'erster zweiter dritter vierter funfter sechster siebenter achter neunter zehnter'.split(' ');
const ORDINAL = /^(?<number>\p{L}+ter)\s+(?<unit>Abschnitt|Unterabschnitt|Teil|Titel|Kapitel)$/u;
const CODE = /^(?<letter>[LRDA])\.?\s?(?=\d)/u;
const NUMBER = new RegExp(
  `^(?<open>[([]?)(?<number>\\d+(?:[a-z]{1,2}(?!\\p{L}))?(?:[.\\-–]\\d+[a-z]?)*(?:\\s?(?:${LATIN})(?!\\p{L}))?|\\p{L}{1,5}(?!\\p{L}))(?<close>[)\\]]?)(?:[.:]*)(?=\\s|\\(|$)`,
  'iu',
);

/** The numbers that a label consists of; undefined where it is no number, as a bullet and a quoted number are none. */
export function readPrintedLabel(label: string): PrintedLabel | undefined {
  let rest = label.trim().replace(/^\[(?=\p{L}{3})/u, '');
  const ordinal = ORDINAL.exec(rest)?.groups;
  if (ordinal) rest = `${ordinal['unit']} ${ORDINALS.indexOf(fold(ordinal['number'] ?? '')) + 1}`;
  const word = UNIT.exec(rest)?.groups?.['word'];
  const unit = word === undefined ? undefined : unitOf(word);
  if (word !== undefined && unit !== undefined) rest = rest.slice(word.length).trimStart();
  const code = unit === undefined ? undefined : CODE.exec(rest);
  if (code) rest = rest.slice(code[0].length);
  const numbers: PrintedNumber[] = [];
  while (rest !== '') {
    const found = NUMBER.exec(rest);
    const number = found?.groups?.['number'];
    if (!found || number === undefined || isWord(number, found[0])) return undefined;
    numbers.push(
      describeNumber((code && numbers.length === 0 ? (code.groups?.['letter'] ?? '') : '') + number, found[0]),
    );
    rest = rest.slice(found[0].length).trimStart();
  }
  return numbers.length === 0 ? undefined : { ...(unit === undefined ? {} : { unit }), numbers };
}

/** `Schedule`, `ANNEX`: the only one of its kind prints no number. */
export function readOnlyHolder(words: string): PrintedLabel | undefined {
  const unit = readUnit(words.toLowerCase());
  const isOne = unit !== undefined && HOLDERS.has(unit) && !words.toLowerCase().endsWith('s');
  return isOne ? { unit, numbers: [] } : undefined;
}

/** The label with which the words of a heading begin, where its source does not part them: `Article 5 – Scope`. */
export function splitHeading(words: string): string | undefined {
  const label = UNIT.exec(words)?.[0];
  if (label === undefined) return undefined;
  const number = /^[\p{L}\p{N}._-]+?(?:\([\p{L}\p{N}]+\))*(?=[.:]?$|[.:]\s|\s[–—-]\s|—)/u.exec(
    words.slice(label.length),
  )?.[0];
  return number === undefined ? undefined : label + number;
}

function describeNumber(number: string, printed: string): PrintedNumber {
  const plain = number.replaceAll(/\s/gu, '');
  const kind = /^\d/u.test(plain) ? 'digits' : /\p{Lu}/u.test(plain) ? 'capitals' : 'letters';
  const marks = printed.startsWith('(') ? '()' : printed.includes(')') ? ')' : '.';
  const isDotted = plain.includes('.');
  return {
    steps: plain.replaceAll(/[-–]/gu, '_').split('.'),
    form: `${kind} ${isDotted ? plain.split('.').length : ''}${marks}`,
  };
}

function unitOf(word: string): ReferenceUnit | undefined {
  const folded = word.startsWith('§') ? '§' : fold(word);
  return DIVISIONS.get(folded) ?? readUnit(folded);
}

/** Letters without a mark that are no numeral: the `to` of `Articles 1 to 5`. */
function isWord(number: string, printed: string): boolean {
  return /^\p{L}{2,}$/u.test(number) && readRoman(number) === undefined && !/[)\].]/u.test(printed);
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}.\s]/gu, '')
    .toLowerCase();
}
