import { isEastAsian } from './family-first.ts';
import { isParticle } from './name-particles.ts';
import { foldNameWord } from './name-words.ts';

const POINTED_RUN = /^(?:\p{Lu}\p{M}*\.-?)+(?:\p{Lu}\p{M}*\.?)?$/u;
const BARE_RUN = /^\p{Lu}(?:-\p{Lu})*$/u;
/** Points and a name without a space: `J.P.Zuyderhof`. */
const GLUED = /^((?:\p{Lu}\.-?)+)(?=\p{Lu}\p{Ll})/u;
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'-]+$/u;
const NO_VOWEL = /^[^aeiouy]+$/u;

/**
 * The words of a name with each initial by itself and with its point. `JP` counts as initials only where other words
 * have small letters, so that its capitals mean something, and where it is no family name that is written so.
 */
export function splitInitials(
  words: readonly string[],
  { isNameElsewhere = false }: { readonly isNameElsewhere?: boolean } = {},
): readonly string[] {
  const hasSmall = words.some((word) => /\p{L}\p{Ll}/u.test(word));
  return words.flatMap((word, at) => {
    const glued = GLUED.exec(word)?.[1];
    if (glued !== undefined) return [...listInitials(glued), word.slice(glued.length)];
    if (isWordOfOneLetter(words, at)) return [word];
    if (POINTED_RUN.test(word) || BARE_RUN.test(word)) return listInitials(word);
    const isAtEnd = at === 0 || (words.length === 2 && at === 1);
    const mayStandAlone = isNameElsewhere || (hasSmall && words.length > 1 && isAtEnd);
    const isOfCapitals = isParticle(word) && CAPITALS.test(words[at + 1] ?? '');
    return mayStandAlone && !isOfCapitals && isBareInitials(word) ? listInitials(word) : [word];
  });
}

/** The Irish `Ó`, and `ARRIZUELA Y MONTESQUIVO`: one capital within a name that is no initial. */
function isWordOfOneLetter(words: readonly string[], at: number): boolean {
  if (at === 0 || at === words.length - 1) return false;
  const beside = [words[at - 1] ?? '', words[at + 1] ?? ''];
  return words[at] === 'Ó' || (words[at] === 'Y' && beside.every((word) => CAPITALS.test(word)));
}

function isBareInitials(word: string): boolean {
  if (!/^\p{Lu}{2,3}$/u.test(word)) return false;
  const folded = foldNameWord(word);
  return !isEastAsian(folded) && (word.length === 2 || NO_VOWEL.test(folded));
}

function listInitials(run: string): readonly string[] {
  return (run.match(/\p{Lu}\p{M}*/gu) ?? []).map((letter) => `${letter}.`);
}
