import { hasNumber } from '#domain/words/has-number.ts';

/** Stands behind a word of a text that is not English. No word has it, and it sorts before whatever a word goes on with. */
export const FOREIGN = '\u0001';

const ENGLISH = /^en(?:-|$)/i;

/** Whether words of a language match by the English rule (OP-163): a text of an unknown language counts as English. */
export function isEnglish(language: string | undefined): boolean {
  return language === undefined || language === '' || ENGLISH.test(language) || /^und(?:-|$)/i.test(language);
}

/** A folded word as a text in another language than English holds it: one that the English rule touches is marked. */
export function markForeign(word: string): string {
  return hasNumber(word) ? `${word}${FOREIGN}` : word;
}

/** Whether a word of a text matches only as it is written. */
export function isForeign(word: string): boolean {
  return word.endsWith(FOREIGN);
}

/** A word of a text as it is written, folded, without what says that it is not English. */
export function asWritten(word: string): string {
  return isForeign(word) ? word.slice(0, -FOREIGN.length) : word;
}
