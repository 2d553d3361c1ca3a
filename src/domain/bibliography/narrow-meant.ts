import { foldText } from '#domain/words/fold-text.ts';
import { findCitations } from '../document/find-citations.ts';

/** A document that an entry of a bibliography may mean. */
export interface Meant {
  readonly title: string;
  readonly type: string;
  /** Legal date. */
  readonly publicationDate: string | null;
}

/** How well a document fits what an entry says beside the name that several have; 0 where it says nothing of it. */
type Rule = (entry: string) => (document: Meant) => number;

/**
 * Of several documents with one name those that an entry means by what else it says: the date, the kind of document, the
 * edition, the words of its title, in this order; whatever decides nothing leaves them as they are. An entry that cites
 * several documents means all of them.
 */
export function narrowMeant<T extends Meant>(entry: string, documents: readonly T[]): readonly T[] {
  if (documents.length < 2 || findCitations(entry).length > 1) return documents;
  return RULES.reduce<readonly T[]>((left, rule) => (left.length < 2 ? left : keepBest(left, rule(entry))), documents);
}

function keepBest<T extends Meant>(documents: readonly T[], fit: (document: Meant) => number): readonly T[] {
  const fits = documents.map(fit);
  const best = Math.max(...fits);
  return best <= 0 ? documents : documents.filter((_, index) => fits[index] === best);
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = `(${MONTHS.map((name) => `${name}[a-z]*`).join('|')})\\.?`;
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+${MONTH},?\\s+(\\d{4})\\b`, 'giu');
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'giu');
const ISO = /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/gu;
/** Not within a number such as `CL-2019-000123`. */
const YEAR = /(?<![\d/-])(?:1[89]|20)\d{2}(?![\d/-])/gu;

/** The day counts more than the year; years of citations are those of reports. */
const byDate: Rule = (entry) => {
  const plain = findCitations(entry).reduce((text, [citation]) => text.replace(citation, ' '), entry);
  const days = listDays(plain);
  const years = plain.match(YEAR) ?? [];
  return ({ publicationDate: date }) => {
    if (date === null) return 0;
    if (days.some((day) => day.startsWith(date) && date.length > 4)) return 2;
    return years.some((year) => date.startsWith(year)) ? 1 : 0;
  };
};

function listDays(text: string): string[] {
  const monthOf = (name = '') => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');
  const two = (day = '') => day.padStart(2, '0');
  return [
    ...[...text.matchAll(DAY_FIRST)].map(([, day, month, year]) => `${year}-${monthOf(month)}-${two(day)}`),
    ...[...text.matchAll(MONTH_FIRST)].map(([, month, day, year]) => `${year}-${monthOf(month)}-${two(day)}`),
    ...[...text.matchAll(ISO)].map(([day]) => day),
  ];
}

/** Words that tell one paper of a case, or one text of a rule-maker, from another. */
const KINDS = new Set(
  (
    'act agreement annulment application article award bifurcation challenge claim commentary concurring consent ' +
    'constitution convention correction costs damages decision declaration directive dissent dissenting enforcement ' +
    'final guideline guidelines interim interpretation judgment judgement jurisdiction law liability measures merits ' +
    'model note notice opinion order partial procedural protocol provisional quantum rectification regulation rules ' +
    'ruling security separate settlement statement statute supplementary treaty'
  ).split(' '),
);

/** What is asked for counts most; what a document is besides counts against it. */
const byKind: Rule = (entry) => {
  const asked = listKinds(entry);
  return ({ title, type }) => {
    const own = listKinds(`${title} ${type}`);
    const met = [...asked].filter((kind) => own.has(kind)).length;
    return met === 0 ? 0 : 100 * met - (own.size - met);
  };
};

/** `award`, `procedural`, and `no2` of `Procedural Order No. 2`. */
function listKinds(text: string): ReadonlySet<string> {
  const numbers = [...text.matchAll(/\bno\.?\s*(\d{1,2})\b/giu)].map(([, number]) => `no${number}`);
  return new Set([...listWords(text).filter((word) => KINDS.has(word)), ...numbers]);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const EDITION = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th|d)|(${ORDINALS.join('|')}))\\s+(?:rev(?:ised|\\.)?\\s+)?ed`,
  'iu',
);

const byEdition: Rule = (entry) => {
  const asked = readEdition(entry);
  return ({ title }) => (asked !== undefined && readEdition(title) === asked ? 1 : 0);
};

function readEdition(text: string): number | undefined {
  const [, number, word] = EDITION.exec(text) ?? [];
  if (number !== undefined) return Number(number);
  return word === undefined ? undefined : ORDINALS.indexOf(word.toLowerCase()) + 1;
}

/** The instrument, book or paper all of whose title the entry says; the longer title before one within it. */
const byTitle: Rule = (entry) => {
  const said = new Set(listWords(entry));
  return ({ title }) => {
    const words = listWords(title);
    return words.every((word) => said.has(word)) ? words.length : 0;
  };
};

const RULES: readonly Rule[] = [byDate, byKind, byEdition, byTitle];

function listWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
