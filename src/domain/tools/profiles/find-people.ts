import { foldWord } from '#domain/words/fold-text.ts';
import { isLoneWord } from '#domain/words/classify-character.ts';
import { BETWEEN_WORDS, listActorWords } from '#domain/tools/relations/actor-words.ts';
import type { NamedPerson } from './profile-directory.ts';

/** The words that were typed of a name. */
export function listBeginnings(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter(Boolean).map(foldWord);
}

/** Whether a word of one of somebody's names begins with each of the words typed. */
export function isBegun(names: readonly string[], typed: readonly string[]): boolean {
  return names.some((name) => {
    const words = listActorWords(name);
    return typed.every((beginning) => words.some((word) => begins(word, beginning)));
  });
}

/** Where each letter is a word of its own, a name may be asked for by its second half: `慧敏` of `陈慧敏`. */
function begins(word: string, beginning: string): boolean {
  return isLoneWord(beginning) ? word.includes(beginning) : word.startsWith(beginning);
}

/** In the order of their names. */
export function compareByName(one: NamedPerson, other: NamedPerson): number {
  return one.fullName.localeCompare(other.fullName, 'en') || (one.slug < other.slug ? -1 : 1);
}
