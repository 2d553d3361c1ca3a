import { readPrintedTitle } from './case-name.ts';
import type { DocumentRecord } from './document.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { dropNumberWords } from './case-number.ts';
import { listPublicParties } from './list-public-parties.ts';
import { listPartyForms } from './party-forms.ts';
import { compactIsbn } from './compact-isbn.ts';

/** What a document is also known by: its title in several forms, its parties, its numbers in the forms they are typed in. */
export interface DocumentAlias {
  readonly kind: AliasKind;
  /** Folded. */
  readonly name: string;
}

export type AliasKind = 'title' | 'party' | 'number';

const ARTICLE = /^(?:the|a|an|le|la|les|l['’]|der|die|das|el|los|las|il|lo)(?:\s+|(?<=['’]))/iu;
const LAST_BRACKETS = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u;
/** The number that stands before the name of a case: `Case M.427 RP / SNIA`. */
const NUMBER_LEAD = /^(?:joined\s)?cases?\s(?:nos?\.?\s)?\S*\d\S*\s/iu;
/** From a bracketed year on: what follows a case's name in its citation. */
const CITATION_TAIL = /,?\s*[[(](?:1[5-9]|2\d)\d\d[\])].*$/u;
const SUBTITLE = /(?:\s*[:;]\s|\s[–—-]\s).*$/u;
/** What a case came to, after the names of its parties: `A v. B, Final Award`. */
const CASE_TAIL = /(?<=\sv\.?\s.*),[^,]*$/u;
/** The year of a convention: `ICSID Convention, 1965`. */
const YEAR_TAIL = /,\s?(?:1[5-9]|2\d)\d\d$/u;
/** The last part of a case number, where it is long enough to be one by itself. */
const NUMBER_TAIL = /\s(?=\S*\d)(\S{6,})$/u;
/** A number that is also typed without its dot or dash: `M427`. */
const LETTERS_AND_DIGITS = /^\p{L}{1,4} \d+$/u;
/** A title cut short has to have so many words left to name anything. */
const LEAST_WORDS = 2;

/** Every alias of a document, each once. */
export function listDocumentAliases(record: DocumentRecord): DocumentAlias[] {
  const parties = [...listPublicParties(record), ...record.undertakings];
  const isbns = record.citations.flatMap((citation) => compactIsbn(citation) ?? []);
  const numbers = [...isbns, ...record.caseNumbers.flatMap(listNumberForms)];
  const printed = readPrintedTitle(record);
  const titles = [record.title, ...(printed === undefined ? [] : [printed])].flatMap(listTitleForms);
  const aliases: DocumentAlias[] = [
    ...[...titles, ...turnParties(titles, record)].map((name) => ({ kind: 'title' as const, name })),
    ...parties.flatMap(listPartyForms).map((name) => ({ kind: 'party' as const, name })),
    ...numbers.map((name) => ({ kind: 'number' as const, name })),
  ];
  const byKey = new Map(aliases.map((alias) => [`${alias.kind} ${alias.name}`, alias]));
  return [...byKey.values()].filter(({ name }) => name !== '');
}

/** A title folded: whole, without a leading article or case number, without trailing brackets, citation, year or subtitle. */
export function listTitleForms(title: string): string[] {
  const named = [...new Set([title, title.replace(NUMBER_LEAD, '')].flatMap(cutBrackets))];
  const cut = [CITATION_TAIL, SUBTITLE, CASE_TAIL, YEAR_TAIL].flatMap((tail) =>
    named.map((form) => form.replace(tail, '')),
  );
  const shorter = [...new Set([...named, ...cut.flatMap(cutBrackets)])].filter(
    (form) => foldName(form).split(' ').length >= LEAST_WORDS,
  );
  const forms = [title, ...shorter].flatMap((form) => [form, form.trim().replace(ARTICLE, '')]);
  return [...new Set(forms.map(foldName))].filter((form) => form !== '');
}

function cutBrackets(form: string): string[] {
  return [form, form.replace(LAST_BRACKETS, '')];
}

/** Folded titles that begin with their two parties, as those of bilateral treaties do, with the parties turned round. */
function turnParties(titles: readonly string[], { parties }: DocumentRecord): string[] {
  const [one, other] = parties.map(({ name }) => foldName(name));
  if (one === undefined || other === undefined || parties.length > 2) return [];
  const beginning = `${one} ${other}`;
  return titles
    .filter((title) => `${title} `.startsWith(`${beginning} `))
    .map((title) => `${other} ${one}${title.slice(beginning.length)}`);
}

/** `ICC Case No. 91873/XY` as `icc 91873 xy` and `91873 xy`, `M.427` as `m427`. */
export function listNumberForms(number: string): string[] {
  const tail = NUMBER_TAIL.exec(number)?.[1];
  const forms = [dropNumberWords(number), ...(tail === undefined ? [] : [tail])].map(foldName);
  const joined = forms.filter((form) => LETTERS_AND_DIGITS.test(form)).map((form) => form.replace(' ', ''));
  return [...forms, ...joined].filter((form) => form !== foldName(number));
}
