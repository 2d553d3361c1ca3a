import { foldSpelling, tidyApostrophes } from '#domain/words/spellings.ts';
import { forEachNameWord } from '#domain/words/tokenize.ts';

/** A name as it is compared: its folded words, so that `[2019] UKSC 12` and `2019 uksc 12` are the same. */
export function foldName(name: string): string {
  const words: string[] = [];
  forEachNameWord(name, (word) => words.push(word));
  return words.join(' ');
}

const INTERNATIONAL = /\bint'l\b/giu;

/** The name of a party or a case as it is compared: company forms in one spelling, without `and`, which `&` leaves out. */
export function foldPartyName(name: string): string {
  const words = foldName(tidyApostrophes(name).replaceAll(INTERNATIONAL, 'intl')).split(' ');
  return words
    .map(foldSpelling)
    .filter((word) => word !== 'and')
    .join(' ');
}
