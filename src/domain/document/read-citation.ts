import { compactIsbn } from './compact-isbn.ts';
import { listNumberSpellings } from './case-number.ts';
import { listOtherNumbers } from './celex.ts';
import { listSpellings } from './citation-spellings.ts';
import { foldName, foldPartyName } from '#domain/names/fold-name.ts';
import { dropPinpoint } from './drop-pinpoint.ts';
import { findCitations } from './find-citations.ts';
import { isOthersName, listFoldedForms } from './normal-citation.ts';

const DOI_PREFIX = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|info:doi\/|doi:\s*)/i;
const NUMBER_PREFIX =
  /^(?:joined\s+cases?|cases?|affaires?|rechtssache|application|appeal)?\s*(?:nos?\.?|nr\.?|n°)?\s*(?=\S*\d)/iu;
const ARTICLE = /^(?:the|a|an)\s+/i;

/** What a text may name, folded like the names of documents and the likeliest first. */
export interface CitedNames {
  /** The text itself, and without `doi:`, `Case no.`, an article or a paragraph: spellings of one name. */
  readonly whole: readonly string[];
  /** The citations inside it, each of which may name something else. */
  readonly cited: readonly string[];
  /** What stands before the first of them. */
  readonly before: readonly string[];
  /** Other numbers of what is cited, for where nothing bears those that are written. */
  readonly others: readonly string[];
}

/** The names of a text in one list. */
export function readCitation(text: string): string[] {
  const { whole, cited, before } = readCitedNames(text);
  return [...new Set([...whole, ...cited, ...before])];
}

/** Looking costs the square of the length: text beyond `LONGEST_CITATION` is not to be read. */
export function readCitedNames(text: string): CitedNames {
  const typed = text.trim().replaceAll(/^["“”„«»']+|["“”«»'.,;]+$/gu, '');
  const found = findCitations(typed);
  const isbn = compactIsbn(typed);
  const bare = [DOI_PREFIX, NUMBER_PREFIX, ARTICLE].map((prefix) => typed.replace(prefix, ''));
  const forms = [typed, ...bare, dropPinpoint(typed)];
  const whole = [
    ...forms.flatMap((form) => listFoldedForms(form).toReversed()),
    foldPartyName(typed),
    ...listNumberSpellings(typed),
    ...(isbn === undefined ? [] : [isbn]),
  ];
  const before = found[0] ? typed.slice(0, found[0].index) : '';
  return {
    whole: [...new Set(whole)].filter((name) => canName(name) && !isOthersName(name, typed)),
    cited: [...new Set(found.flatMap(([citation]) => listSpellings(citation)))].filter(canName),
    before: [foldName(before)].filter(canName),
    others: [...new Set([...forms, ...found.map(([citation]) => citation)].flatMap(listOtherNumbers))],
  };
}

/** A short number by itself is in every document and names none. */
function canName(name: string): boolean {
  return name.length > 2 && !/^\d{1,4}$/.test(name);
}
