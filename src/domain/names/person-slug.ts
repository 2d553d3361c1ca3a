import type { PersonName } from './person-name.ts';
import { foldNameWord } from './name-words.ts';
import { spellInLatin } from './widen-name-word.ts';

const NOT_IN_SLUGS = /[^a-z0-9]+/gu;

/**
 * The slug of a person (OP-134): first given name and family name in ASCII small letters, and `-2`, `-3` for namesakes,
 * the first number that is free. `taken` holds every slug that was ever given, so that one that still redirects is not
 * given to somebody else. A name without a Latin, Cyrillic or accented letter is `person`.
 */
export function createPersonSlug(name: PersonName, taken: ReadonlySet<string>): string {
  const words = [...name.given.slice(0, 1), ...name.particles, ...name.family, ...name.suffixes];
  const slug =
    words
      .map((word) => spellInLatin(foldNameWord(word)).replace(NOT_IN_SLUGS, '-').replaceAll(/^-|-$/gu, ''))
      .filter(Boolean)
      .join('-') || 'person';
  let number = 1;
  while (taken.has(numberSlug(slug, number))) number += 1;
  return numberSlug(slug, number);
}

function numberSlug(slug: string, number: number): string {
  return number === 1 ? slug : `${slug}-${number}`;
}
