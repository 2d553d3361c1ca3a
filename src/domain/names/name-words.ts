import { foldWord } from '#domain/words/fold-text.ts';

/** The words of a list that is written over several lines. */
export function listWords(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(Boolean));
}

/** A word of a name for comparing: folded, lower case, without points and apostrophes; its hyphens stay. */
export function foldNameWord(word: string): string {
  return word
    .split('-')
    .map((part) => foldWord(part.replaceAll(/[.']/gu, '')))
    .filter(Boolean)
    .join('-');
}

/** Whether a word of a name stands for a longer one: `J.`, `Yu.`, `Chr.`. */
export function isInitial(word: string): boolean {
  return word.endsWith('.') && !/^ste?\.$/iu.test(word);
}
