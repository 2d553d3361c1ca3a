import { hasNumber } from '#domain/words/has-number.ts';
import { stemWithPorter } from '#domain/words/porter.ts';
import { remember } from '#domain/words/remember.ts';

const LEAST_STEMMED = 3;

/**
 * The English stem of a folded word (Porter), by which related forms go (OP-163). Words of one or two letters and words
 * with anything but `a` to `z` in them are their own: `US` is not what "use" ends up as.
 */
export const stemWord: (word: string) => string = remember(50_000, (word) =>
  hasNumber(word) && word.length >= LEAST_STEMMED ? stemWithPorter(word) : word,
);
