import { hasStem } from '#domain/search/has-stem.ts';
import { stemWithPorter } from '#domain/search/porter.ts';
import { remember } from '#domain/search/remember.ts';

/**
 * The English stem of a folded word (Porter); a word that has none (`hasStem`) is its own. Two words match where their
 * stems are equal.
 */
export const stemWord: (word: string) => string = remember(50_000, (word) =>
  hasStem(word) ? stemWithPorter(word) : word,
);

/** Whether a word of a query matches only the word as written: with `=`, or where it has no stem. */
export function isAsWritten({ exact, word }: { readonly exact: boolean; readonly word: string }): boolean {
  return exact || !hasStem(word);
}
