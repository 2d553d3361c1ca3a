import { forEachToken } from '#domain/words/tokenize.ts';

const PADDED = /^0+(?=\d+$)/;

/** The folded words of a text, as `dropPadding` leaves them. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  forEachToken(text, (word) => words.push(dropPadding(word)));
  return words;
}

/** A folded word, numbers without leading zeros: keys of titles have them padded, and readers may write `007`. */
export function dropPadding(word: string): string {
  return word.replace(PADDED, '');
}
