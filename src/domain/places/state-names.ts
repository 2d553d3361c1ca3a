import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { WORDS_OF_STATES } from '#domain/words/spellings.ts';
import { findPlace } from './find-place.ts';
import { listPartyPlaceNames } from './party-names.ts';

/** What is left off where a state is compared with itself (OP-189). */
const FORM = /^(?:the\s+)?(?:republic|rep\.?|government|govt?\.?)\s+of\s+(?:the\s+)?(?=\S)/iu;
/** `Velmorra, Republic of`, as lists have it. */
const INVERTED = /^([^,(]+?)\s*[,(]\s*((?:the\s+)?(?:republic|rep\.?|government)\s+of(?:\s+the)?)\)?$/iu;
/** Longer names are no state's. */
const LONGEST = 200;
/** What only a state is called: its form with `of`, or as the last word (`Slovak Republic`). */
const OF_STATES = new RegExp(
  `^(?:the\\s+)?(?:[\\p{L}'’-]+\\s+){0,3}(?:${WORDS_OF_STATES.join('|')}|rep\\.?|govt?\\.?|states)\\s+of\\s|\\s(?:republic|federation|kingdom)$|^kingdom\\s`,
  'iu',
);
/**
 * Names that say of a place which it is, but not of a party: another state, a part of one or a person bears them, too.
 * `Republic of the Congo` is sure, `Congo` is not; a `Jordan` who sues may be anybody.
 */
const UNSURE: ReadonlySet<string> = new Set('chad congo georgia guinea ireland israel jordan'.split(' '));
const GOVERNMENT = /^(?:the\s+)?(?:government|govt?\.?)\s+of\s+(?:the\s+)?/iu;
const SHORT = /^(?:the\s+)?rep\.?\s+of\s+/iu;

/** The name of a state without `Republic of`, `Government of`, `Rep. of`, however many of them stand before it. */
export function dropStateForm(party: string): string {
  if (party.length > LONGEST) return party;
  for (let left = party.trim().replace(INVERTED, '$2 $1'); ;) {
    const less = left.replace(FORM, '');
    if (less === left) return left;
    left = less;
  }
}

/** Whether a party whose name says nothing else is a state: by its form, or because a state or land is called so. */
export function isStateName(party: string): boolean {
  if (party.length > LONGEST) return false;
  return readOrganizationName(party).form === '' && (OF_STATES.test(party) || listPartyPlaceNames(party).length > 0);
}

/**
 * Whether two names that differ by `Republic of` and the like alone are those of one state: where both have such words,
 * or where the library knows the one as it knows the other. `Republic of Vietnam` was another than Vietnam.
 */
export function isOneState(one: string, other: string): boolean {
  const [bare, others] = [dropStateForm(one), dropStateForm(other)];
  const hasForms = [bare !== one.trim(), others !== other.trim()];
  if (hasForms[0] === hasForms[1]) return true;
  const short = hasForms[0] ? others : bare;
  const place = findPlace(short);
  return place !== undefined && !isUnsureState(short) && findPlace(spellForm(hasForms[0] ? one : other)) === place;
}

/** `Government of Rep. of Velmorra` as `Republic of Velmorra`. */
function spellForm(party: string): string {
  return party.replace(INVERTED, '$2 $1').replace(GOVERNMENT, '').replace(SHORT, 'Republic of ');
}

/** Whether a name may be that of another than the state that is called so. */
export function isUnsureState(name: string): boolean {
  return UNSURE.has(readOrganizationName(name).words.join(' '));
}
