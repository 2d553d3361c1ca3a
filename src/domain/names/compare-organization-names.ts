import type { NameVerdict } from './compare-person-names.ts';
import type { OrganizationName } from './read-organization-name.ts';
import { WORDS_OF_STATES } from '#domain/words/spellings.ts';
import { widenNameWord } from './widen-name-word.ts';

const STATES = new RegExp(`^(?:[\\p{L} ]+ )?(?:${WORDS_OF_STATES.join('|')}|states) of `, 'u');
/** Words that one spelling of a name may lack, even if only one word is left. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(
  'co group holding holdings intl global worldwide companies partners'.split(' '),
);
/** Words as short as this are numbers, letters and abbreviations: no transliteration makes two of them one. */
const SHORT = 3;

/**
 * Compares the names of two organizations; symmetric. Legal forms count only where both have one: `Hartwell` is the
 * same as `Hartwell GmbH` and as `Hartwell AG`, and these two are only compatible. So `same` is no equivalence here, and
 * who looks a name up has to find exactly one that is the same.
 */
export function compareOrganizationNames(one: OrganizationName, other: OrganizationName): NameVerdict {
  if (one.words.length === 0 || other.words.length === 0) return 'different';
  if (one.words.join(' ') === other.words.join(' ')) {
    return one.form === other.form || one.form === '' || other.form === '' ? 'same' : 'compatible';
  }
  return isSpeltAlike(one, other) || isOneState(one, other) || saysLess(one, other) || saysLess(other, one)
    ? 'compatible'
    : 'different';
}

function isSpeltAlike(one: OrganizationName, other: OrganizationName): boolean {
  const [mine, theirs] = [one, other].map(({ words }) => words.filter((word) => word !== 'and'));
  return widenAll(mine ?? []) === widenAll(theirs ?? []) || mine?.join('') === theirs?.join('');
}

function widenAll(words: readonly string[]): string {
  return words.map((word) => (word.length > SHORT ? widenNameWord(word) : word)).join(' ');
}

/** `Velmorra` and `Republic of Velmorra`: a state, unless there are two of the name. */
function isOneState(one: OrganizationName, other: OrganizationName): boolean {
  return one.words.join(' ').replace(STATES, '') === other.words.join(' ').replace(STATES, '');
}

function saysLess(one: OrganizationName, other: OrganizationName): boolean {
  const { length } = one.words;
  if (widenAll(one.words) !== widenAll(other.words.slice(0, length))) return false;
  return length > 1 || other.words.slice(length).every((word) => DESCRIPTIONS.has(word));
}
