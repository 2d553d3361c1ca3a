import { hasNumber } from '#domain/words/has-number.ts';
import { IRREGULAR_NOUNS } from '#domain/words/irregular-nouns.ts';
import { remember } from '#domain/words/remember.ts';

/** Endings of words that are singular although they end in s. */
const SINGULAR_S = /(?:ss|us|is)$/;
/** Letters after which a plural takes -es. */
const HISSING_ES = /(?:ch|sh|x|ss|zz|tz)es$/;
const MEN = /men$/;
/** Shorter words in -ies are lies and ties. */
const LEAST_IES = 5;

/**
 * The form of a folded word that singular and plural have in common (OP-163): the singular of a noun by the rules of
 * English and a table of irregular ones. Two English words match where theirs are equal; a verb's -s is written like a
 * plural and taken for one. Words with anything but `a` to `z` in them are their own.
 */
export const numberKey: (word: string) => string = remember(50_000, (word) =>
  hasNumber(word) ? (IRREGULAR_NOUNS.get(word) ?? singularOf(word)) : word,
);

function singularOf(word: string): string {
  if (MEN.test(word)) return `${word.slice(0, -2)}an`;
  if (!word.endsWith('s') || word.length < 4 || SINGULAR_S.test(word)) return word;
  if (word.endsWith('ies') && word.length >= LEAST_IES) return `${word.slice(0, -3)}y`;
  if (HISSING_ES.test(word) || word.endsWith('oes')) return word.slice(0, -2);
  return word.slice(0, -1);
}
