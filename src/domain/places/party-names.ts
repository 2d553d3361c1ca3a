import { remember } from '#domain/words/remember.ts';
import { WORDS_OF_STATES } from '#domain/words/spellings.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { findPlace } from './find-place.ts';
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts';

/** What stands before the name of a state where its government or its form is named with it. */
const FORM_OF_STATE = new RegExp(
  `^(?:the\\s+)?(?:people['’]s\\s+)?(?:${WORDS_OF_STATES.join('|')})\\s+of\\s+(?:the\\s+)?`,
  'iu',
);
/** The places that are called so as parties, by the words of what they are called. */
const CALLED = new Map<string, readonly KnownPlace[]>();
for (const place of KNOWN_PLACES) {
  for (const name of place.called) CALLED.set(keyOf(name), [...(CALLED.get(keyOf(name)) ?? []), place]);
}
const ACRONYM = /^\p{Lu}{2,4}$/u;
const REMEMBERED = 10_000;

/** The states and other places that a party to a case may be, by whatever it is called there; mostly one or none. */
const findPartyPlaces = remember(REMEMBERED, (party: string): readonly KnownPlace[] => {
  const found = [party, dropFormOfState(party)].flatMap(findCalled);
  return [...new Set(found)];
});

/** `Government of Ghana` as `Ghana`. */
export function dropFormOfState(party: string): string {
  return party.replace(FORM_OF_STATE, '');
}

/** Every name of the places that a party may be: short, official, former; its own among them. */
export function listPartyPlaceNames(party: string): string[] {
  return [...new Set(findPartyPlaces(party).flatMap(listCalled))];
}

/**
 * The library's names of the places that a name may mean: both of `Korea`, but one of `Congo`, which is a name of its
 * own; of a name that it does not know, that name.
 */
export function listPlacesMeant(name: string): string[] {
  const place = findPlace(name);
  if (place) return [place.name];
  const found = findPartyPlaces(name);
  return found.length === 0 ? [name] : found.map((place) => place.name);
}

/** Every name of a place of a list, its own first; of one that is not known, that name. */
export function listNamesOfPlace(name: string): readonly string[] {
  const place = findPlace(name);
  return place ? [...new Set([name, ...listCalled(place)])] : [name];
}

/** What a state is called for short, where its name as a party says something else: `Argentina`, `USA`. */
export function listShortNames(party: string): string[] {
  const place = findPlace(party) ?? findPlace(dropFormOfState(party));
  if (place === undefined) return [];
  const words = new Set(wordsOf(party));
  const short = [place.name, ...place.aliases.filter((name) => ACRONYM.test(name))];
  return short.filter((name) => !wordsOf(name).every((word) => words.has(word)));
}

function findCalled(name: string): readonly KnownPlace[] {
  const place = findPlace(name);
  return [...(place ? [place] : []), ...(CALLED.get(keyOf(name)) ?? [])];
}

/** Names of a place, with those by which it is called and no other. */
function listCalled({ name, aliases, called }: KnownPlace): string[] {
  return [name, ...aliases, ...called.filter((one) => CALLED.get(keyOf(one))?.length === 1)];
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(name: string): readonly string[] {
  return readOrganizationName(name).words;
}
