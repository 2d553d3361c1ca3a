import { forEachNameWord } from '#domain/words/tokenize.ts';

/** A name as it is compared: its folded words, so that `[2019] UKSC 12` and `2019 uksc 12` are the same. */
export function foldName(name: string): string {
  const words: string[] = [];
  forEachNameWord(name, (word) => words.push(word));
  return words.join(' ');
}

/** Words of names that are written in more than one way, to one of them. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['limited', 'ltd'],
  ['company', 'co'],
  ['corporation', 'corp'],
  ['incorporated', 'inc'],
  ['international', 'intl'],
]);
const FOLDED_SPELLINGS: ReadonlySet<string> = new Set(SPELLINGS.values());
const INTERNATIONAL = /\bint['’]l\b/giu;

/** The name of a party or a case as it is compared: company forms in one spelling, without `and`, which `&` leaves out. */
export function foldPartyName(name: string): string {
  const words = foldName(name.replaceAll(INTERNATIONAL, 'intl')).split(' ');
  return words.flatMap((word) => (word === 'and' ? [] : (SPELLINGS.get(word) ?? word))).join(' ');
}

/** Whether a folded word of a party's name may be written otherwise in a title. */
export function hasOtherSpelling(word: string): boolean {
  return FOLDED_SPELLINGS.has(word);
}
