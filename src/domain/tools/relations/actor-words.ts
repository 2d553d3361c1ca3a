import { foldWord } from '#domain/words/fold-text.ts';
import { splitLegalForm } from '#domain/names/legal-forms.ts';
import { shapePersonName } from '#domain/names/person-name-form.ts';
import { readPersonName } from '#domain/names/read-person-name.ts';
import {
  foldSpelling,
  foldUmlauts,
  joinLetters,
  listOtherSpellings,
  spellOutUmlauts,
  tidyApostrophes,
} from '#domain/words/spellings.ts';
import { spellInLatin } from '#domain/names/widen-name-word.ts';

export const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const OF_A_WORD = /['.]/gu;

/**
 * The words by which a name is found, folded; those in other letters also as they are spelt in Latin ones. What an
 * apostrophe or a full stop joins is one word, and each of its parts; after its own words a name has their other
 * spellings (OP-185).
 */
export function listActorWords(name: string): string[] {
  const joined = listTypedWords(name);
  const words = [...joined, ...name.split(BETWEEN_WORDS).map(foldWord)];
  const others = words.flatMap((word) => [spellInLatin(word), foldUmlauts(word), ...listOtherSpellings(word)]);
  const spelt = [...joinLetters(joined), ...listTypedWords(spellOutUmlauts(name))];
  return [...new Set([...words, ...others, ...spelt])].filter(Boolean);
}

/** The words that somebody has typed of a name, each of which a word of it has to begin with. */
export function listTypedWords(text: string): string[] {
  return tidyApostrophes(text).replaceAll(OF_A_WORD, '').split(BETWEEN_WORDS).map(foldWord).filter(Boolean);
}

const OF_FAMILY = '~';

/**
 * The families that a person's name may be of, in every reading and as all transliterations share them: two names that
 * might mean one person have one in common. They begin with a sign that no word has.
 */
export function listFamilyKeys(name: string): string[] {
  const { readings } = shapePersonName(readPersonName(name));
  const families = readings.flatMap(({ joined, family }) => [joined, ...family.map(({ wide }) => wide)]);
  return [...new Set(families)].filter(Boolean).map((family) => `${OF_FAMILY}${family}`);
}

const SAYING_NOTHING: ReadonlySet<string> = new Set(['the', 'and']);

/** The words of a written name that tell it from others: without its legal form, its article and what joins words. */
export function listSpokenWords(name: string): string[] {
  const words = listTypedWords(name).filter((word) => !SAYING_NOTHING.has(foldSpelling(word)));
  return [...splitLegalForm(words).words];
}
