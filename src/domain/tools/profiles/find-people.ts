import { foldText } from '#domain/words/fold-text.ts';
import { isLoneWord } from '#domain/words/classify-character.ts';
import { spellInLatin } from '#domain/names/widen-name-word.ts';
import type { ProfilePerson } from './profile-directory.ts';

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** The words of a name as they are looked for, in their own letters and in Latin ones. */
function listWords(name: string): string[] {
  return name
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .flatMap((word) => {
      const folded = foldText(word);
      return [folded, spellInLatin(folded)];
    });
}

/** Where each letter is a word of its own, a name may be asked for by its second half: `慧敏` of `陈慧敏`. */
function isBegunBy(word: string, beginning: string): boolean {
  return isLoneWord(beginning) ? word.includes(beginning) : word.startsWith(beginning);
}

/** People of whose names, other spellings among them, a word begins with each of the words typed; in the order of their names. */
export function findPeople(people: Iterable<ProfilePerson>, text: string): ProfilePerson[] {
  const typed = text
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .map((word) => foldText(word));
  if (typed.length === 0) return [];
  const found = [...people].filter(({ fullName, record }) => {
    return [fullName, ...(record.aliases ?? [])].some((name) => {
      const words = listWords(name);
      return typed.every((beginning) => words.some((word) => isBegunBy(word, beginning)));
    });
  });
  return found.sort(
    (one, other) => one.fullName.localeCompare(other.fullName, 'en') || (one.slug < other.slug ? -1 : 1),
  );
}
