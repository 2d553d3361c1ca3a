/**
 * How one thing is written in more than one way, in names, in citations and in queries (OP-185). A row that is added
 * here is known to all of them; what is folded letter by letter (accents, ß, digits) stands in `fold-text.ts`.
 */

/** Words of names by the one spelling to which the others are folded. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  ltd: ['limited'],
  co: ['company'],
  corp: ['corporation'],
  inc: ['incorporated'],
  intl: ['international'],
  and: ['&', '+', 'und', 'et'],
};
const SHORT = new Map(
  Object.entries(WORDS).flatMap(([short, others]) => others.map((other) => [other, short] as const)),
);

/** A folded word of a name in the spelling that all of its spellings share: `company` as `co`, `&` as `and`. */
export function foldSpelling(word: string): string {
  return SHORT.get(word) ?? word;
}

/** Whether a folded word is one that is written otherwise elsewhere. */
export function hasOtherSpelling(word: string): boolean {
  return Object.hasOwn(WORDS, word);
}

/** The other spellings of a folded word, but of what joins names. */
export function listOtherSpellings(word: string): readonly string[] {
  const short = foldSpelling(word);
  return short === 'and' ? [] : [short, ...(WORDS[short] ?? [])].filter((other) => other !== word);
}

/** What stands between the sides of a case, in the languages of its titles. */
const VERSUS = ['v', 'vs', 'versus', 'gegen', 'contre'] as const;
const BETWEEN_SIDES: ReadonlySet<string> = new Set(VERSUS);

/** One of them, for patterns. */
export const VERSUS_WORD = `(?:${VERSUS.join('|')})`;

/** Whether a folded word is what stands between the sides of a case: the “v” of `CMS v Argentina`. */
export function isVersusWord(word: string): boolean {
  return BETWEEN_SIDES.has(word);
}

/** Words for a state's government or form, which stand in the names of many states and tell none from another. */
export const WORDS_OF_STATES =
  'government state republic kingdom commonwealth federation principality sultanate emirate'.split(' ');

const APOSTROPHES = /[’‘ʼʻ‛`´′＇ʿʾ]/gu;

/** A text with one sign for all that are printed as apostrophes. */
export function tidyApostrophes(text: string): string {
  return text.replaceAll(APOSTROPHES, "'");
}

/** Signs that are printed as hyphens, as they stand between the brackets of a pattern. */
export const HYPHEN_SIGNS = '‐‑‒–—−﹣－-';

const LETTERS: ReadonlyMap<string, string> = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }));
/** No `Michael`, no `Samuel`, no `Bauer`, no `quest`. */
const SPELT_OUT = /([ao])e(?!l$)|(?<![aeq])(u)e(?!l$)/giu;

/** `Klöckner` as `Kloeckner`. */
export function spellOutUmlauts(text: string): string {
  return text.normalize('NFC').replaceAll(/[äöüåø]/giu, (letter) => LETTERS.get(letter.toLowerCase()) ?? letter);
}

/** A word whose umlauts may be spelt out as one with them is folded: `kloeckner` as `klockner`. */
export function foldUmlauts(word: string): string {
  return word.replaceAll(SPELT_OUT, '$1$2');
}

/** Letters that stand alone, one after another, are one word: `j p` of `J. P.`, `s p a` of `S. p. A.`. */
export function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, word] of words.entries()) {
    if (at > 0 && [word, words[at - 1] ?? ''].every((one) => /^\p{L}$/u.test(one))) {
      joined.push(`${joined.pop() ?? ''}${word}`);
    } else joined.push(word);
  }
  return joined;
}
