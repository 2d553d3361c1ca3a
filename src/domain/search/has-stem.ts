const STEMMED = /^[a-z]{3,}$/;

/**
 * Whether a folded word has an English stem that may be another word's too. Words of one or two letters and words with
 * anything but `a` to `z` in them are only themselves: `US` is not what "use" ends up as.
 */
export function hasStem(word: string): boolean {
  return STEMMED.test(word);
}
