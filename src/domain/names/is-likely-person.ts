import { foldWord } from '#domain/words/fold-text.ts';
import { isFamilyFirst } from './family-first.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { isParticle } from './name-particles.ts';
import { countTitles } from './name-titles.ts';
import { foldNameWord, isInitial, listWords } from './name-words.ts';
import { readOrganizationName } from './read-organization-name.ts';
import { tidyName } from './tidy-name.ts';

/** Words of bodies, in the languages in which parties are printed: nobody is called so. */
const OF_BODIES = listWords(`
  and of the for company co corp corporation group holding holdings bank banco banca banque trust fund foundation
  fundacion fondation stiftung consortium partnership partners associates association associacion verein society
  sociedad societe societa societas compania compagnie companhia cie international global worldwide energy energia
  power oil gas petroleum petrol mining mines minera minerals resources industries industrie industrial systems
  technologies technology services solutions ventures investments investment infrastructure capital finance
  insurance assurance shipping lines airlines airways airport airports telecom telekom telecommunications media hotels
  hotel university college school hospital ministry minister department agency authority council commission
  committee board office court bureau city county district municipality union federation institute laboratories
  pharmaceuticals pharma motors steel cement construction engineering works products brands foods water waste
  environmental development estates properties property club team party church diocese estate ship vessel motor
  electric electricity solar wind railways railway rail transport logistics trading import export enterprises
  enterprise management consulting software digital networks network press publishing records studios studio
`);
const MOST_WORDS = 6;
/** Longer names are nobody's. */
const LONGEST = 200;

/**
 * Whether a party of whom no source says what it is may be a natural person: by a title, an initial, a given name that
 * is known, or a family name that stands first. What has a legal form or a word of bodies is none; a single word and a
 * name that says nothing is taken for a body's.
 */
export function isLikelyPerson(name: string): boolean {
  if (name.length > LONGEST) return false;
  const tidy = tidyName(name);
  if (tidy.includes('&') || /\d/u.test(tidy) || readOrganizationName(tidy).form !== '') return false;
  const written = tidy.replace(/^([^,]+),\s*(.+)$/u, '$2 $1').split(/\s+/u);
  const titles = countTitles(written);
  const words = written.slice(titles);
  if (words.some((word) => OF_BODIES.has(foldWord(word.replaceAll(/[.']/gu, ''))))) return false;
  if (titles > 0 && words.length > 0) return true;
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  if (!words.every((word) => isParticle(word) || /^\p{Lu}/u.test(word))) return false;
  const [first = ''] = words;
  return isInitial(first) || /^\p{Lu}$/u.test(first) || isGivenName(first) || isFamilyFirst(words);
}

function isGivenName(word: string): boolean {
  return foldNameWord(word)
    .split('-')
    .every((part) => GIVEN_NAMES.has(part));
}
