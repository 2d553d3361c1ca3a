import type { DocumentRecord } from './document.ts';
import { foldName } from './document-name.ts';
import { compactIsbn } from './read-citation.ts';

/** What a document is also known by: its title in several forms, its parties, its numbers in the forms they are typed in. */
export interface DocumentAlias {
  readonly kind: AliasKind;
  /** Folded. */
  readonly name: string;
}

export type AliasKind = 'title' | 'party' | 'number';

const ARTICLE = /^(?:the|a|an|le|la|les|l['’]|der|die|das|el|los|las|il|lo)(?:\s+|(?<=['’]))/iu;
const LAST_BRACKETS = /\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u;
/** From a bracketed year on: what follows a case's name in its citation. */
const CITATION_TAIL = /,?\s*[[(](?:1[5-9]|2\d)\d\d[\])].*$/u;
const SUBTITLE = /(?:\s*[:;]\s|\s[–—-]\s).*$/u;
/** What a case came to, after the names of its parties: `A v. B, Final Award`. */
const CASE_TAIL = /(?<=\sv\.?\s.*),[^,]*$/u;
const NUMBER_WORDS = /(?<!\p{L})(?:case|no|nos|nr)\.?(?!\p{L})/giu;
/** The last part of a case number, where it is long enough to be one by itself. */
const NUMBER_TAIL = /\s(?=\S*\d)(\S{6,})$/u;
/** A title cut short has to have so many words left to name anything. */
const LEAST_WORDS = 2;

/** Every alias of a document, each once. */
export function listDocumentAliases(record: DocumentRecord): DocumentAlias[] {
  const parties = [...record.parties.map((party) => party.name), ...record.undertakings];
  const isbns = record.citations.flatMap((citation) => compactIsbn(citation) ?? []);
  const numbers = [...isbns, ...record.caseNumbers.flatMap(listNumberForms)];
  const aliases: DocumentAlias[] = [
    ...listTitleForms(record.title).map((name) => ({ kind: 'title' as const, name })),
    ...parties.map((name) => ({ kind: 'party' as const, name: foldName(name) })),
    ...numbers.map((name) => ({ kind: 'number' as const, name })),
  ];
  const byKey = new Map(aliases.map((alias) => [`${alias.kind} ${alias.name}`, alias]));
  return [...byKey.values()].filter(({ name }) => name !== '');
}

/** A title folded: whole, without a leading article, without trailing brackets, citation or subtitle. */
export function listTitleForms(title: string): string[] {
  const shorter = [LAST_BRACKETS, CITATION_TAIL, SUBTITLE, CASE_TAIL].map((tail) => title.replace(tail, ''));
  const bare = shorter.map((form) => form.replace(LAST_BRACKETS, ''));
  const cut = [...shorter, ...bare].filter((form) => foldName(form).split(' ').length >= LEAST_WORDS);
  const forms = [title, ...cut].flatMap((form) => [form, form.trim().replace(ARTICLE, '')]);
  return [...new Set(forms.map(foldName))].filter((form) => form !== '');
}

/** `ICC Case No. 91873/XY` as `icc 91873 xy` and `91873 xy`. */
export function listNumberForms(number: string): string[] {
  const tail = NUMBER_TAIL.exec(number)?.[1];
  const forms = [number.replaceAll(NUMBER_WORDS, ' '), ...(tail === undefined ? [] : [tail])].map(foldName);
  return forms.filter((form) => form !== foldName(number));
}
