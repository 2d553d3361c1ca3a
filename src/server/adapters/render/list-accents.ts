/** A letter with accents for which there is no letter of its own. */
export interface AccentedLetter {
  readonly letter: string;
  readonly accents: readonly string[];
  /** It reaches over the small letters, so that what stands above it is raised. */
  readonly isTall: boolean;
}

const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}])([\u0300-\u036f]+)/gu;
const TALL = /[\p{Lu}bdfhkltβδθλξφψ]/u;

/**
 * The letters of a text whose accents stand beside them once it is composed (NFC), such as P̂. Set as one, letter and
 * accent are pieces of which a program that reads the page takes each for the whole: it finds the letter twice.
 */
export function listAccents(text: string): readonly AccentedLetter[] {
  const found = new Map<string, AccentedLetter>();
  for (const [whole, letter = '', accents = ''] of text.matchAll(ACCENTED)) {
    if (!found.has(whole)) found.set(whole, { letter, accents: Array.from(accents), isTall: TALL.test(letter) });
  }
  // The longer ones first: they begin with others.
  return [...found.values()].toSorted((one, other) => other.accents.length - one.accents.length);
}
