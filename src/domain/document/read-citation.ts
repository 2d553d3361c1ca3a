import { foldName } from './document-name.ts';
import { findCitations } from './find-citations.ts';

/** Longer text names no document. */
const LONGEST = 500;
const DOI_PREFIX = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|info:doi\/|doi:\s*)/i;
const NUMBER_PREFIX =
  /^(?:joined\s+cases?|cases?|affaires?|rechtssache|application|appeal)?\s*(?:nos?\.?|nr\.?|n°)?\s*(?=\S*\d)/iu;
const ARTICLE = /^(?:the|a|an)\s+/i;

/** How the European Commission wrote the numbers of its cases until 2014: `IV/M.427`, `COMP/M.1184`, `COMP/C-3/37.792`. */
const COMMISSION_PREFIX = /\b(?:IV|(?:DG\s)?COMP)\/(?:[A-Z](?:-\d)?\/)?(?=(?:M|AT|SA)\.|\d)/gu;
const COMMISSION_ANTITRUST = /\bCOMP\/(?:[A-Z](?:-\d)?\/)?(\d{2})\.(\d{3})(?!\d)/gu;
const ISBN = /^(?:isbn(?:-1[03])?:?\s*)?((?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dx])$/i;

/**
 * What a text may name, folded like the names of documents, the likeliest first: the text itself, itself without
 * `doi:`, `Case no.` or an article, then the citations inside it and what stands before the first of them.
 */
export function readCitation(text: string): string[] {
  const typed = text.trim().replaceAll(/^["“”„«»']+|["“”«»'.,;]+$/gu, '');
  if (typed === '' || typed.length > LONGEST) return [];
  const found = findCitations(typed);
  const before = found[0] ? typed.slice(0, found[0].index) : '';
  const isbn = compactIsbn(typed);
  const names = [
    ...[typed, typed.replace(DOI_PREFIX, ''), typed.replace(NUMBER_PREFIX, ''), typed.replace(ARTICLE, '')].map(
      foldName,
    ),
    ...(isbn === undefined ? [] : [isbn]),
    foldName(typed.replace(NUMBER_PREFIX, '').replaceAll(COMMISSION_PREFIX, '')),
    ...[...typed.matchAll(COMMISSION_ANTITRUST)].map(([, series, number]) => foldName(`AT.${series}${number}`)),
    ...found.map(([citation]) => foldName(citation)),
    foldName(before),
  ];
  return [...new Set(names)].filter(canName);
}

/** An ISBN as its digits; undefined for anything else. */
export function compactIsbn(text: string): string | undefined {
  const digits = ISBN.exec(text.trim())?.[1]?.replaceAll(/[- ]/g, '').toLowerCase();
  return digits?.length === 10 || digits?.length === 13 ? digits : undefined;
}

/** A short number by itself is in every document and names none. */
function canName(name: string): boolean {
  return name.length > 2 && !/^\d{1,4}$/.test(name);
}
