import { stemWithPorter } from '#domain/search/porter.ts';
import { remember } from '#domain/search/remember.ts';

const PLAIN = /^[a-z]{3,}$/;
/** Shorter words are what they are: `US` is not what "use" ends up as. */
const LEAST_STEMMED = 3;

/**
 * The English stem of a folded word (Porter). Words of one or two letters and words with anything but `a` to `z` in
 * them are their own stem. Two words match where their stems are equal.
 */
export const stemWord: (word: string) => string = remember(50_000, (word) =>
  PLAIN.test(word) ? stemWithPorter(word) : word,
);

/** Whether a word of a query matches only the word as written: with `=`, or where it is too short to have a stem. */
export function isAsWritten({ exact, word }: { readonly exact: boolean; readonly word: string }): boolean {
  return exact || word.length < LEAST_STEMMED;
}
