import { isLoneWord } from '#domain/words/classify-character.ts';

/** Results beyond this one are counted but not listed (OP-69). */
export const DEEPEST_RESULT = 10_000;

/** Results on a page where neither the address nor the mode says (CON-018). */
export const DEFAULT_PAGE_SIZE = 10;

/** Results on a page that a reader may choose, besides what the mode has (OP-69). */
export const PAGE_SIZES: readonly number[] = [10, 25, 50];

/** Values that one filter takes. */
export const MOST_VALUES = 200;

/** Rows of one file; more are cut (CON-005, OP-77). */
export const MOST_ROWS = 1000;

/** Documents whose texts go into one file; more are cut (CON-005, OP-77). */
export const MOST_DOCUMENTS = 50;

/** Letters of a text that something is suggested for (SR-042, CON-016). */
export const SUGGESTED_LENGTH = { least: 3, most: 500 } as const;

/** Whether a text is long enough to suggest something for: a letter that is a word of its own (`慧`) counts as two. */
export function isLongEnoughToSuggest(text: string): boolean {
  const letters = Array.from(text.trim());
  return letters.length + letters.filter(isLoneWord).length >= SUGGESTED_LENGTH.least;
}
