import { remember } from '#domain/words/remember.ts';
import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { findPlace } from './find-place.ts';
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts';

/**
 * Names by which a state is called as a party to a case, although they do not say by themselves which place is meant,
 * or say it only there -> ids of the places that may be meant.
 */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  America: ['united-states'],
  Bosnia: ['bosnia-and-herzegovina'],
  Britain: ['united-kingdom'],
  Congo: ['congo', 'democratic-republic-of-the-congo'],
  DRC: ['democratic-republic-of-the-congo'],
  'DR Congo': ['democratic-republic-of-the-congo'],
  FYROM: ['north-macedonia'],
  'Great Britain': ['united-kingdom'],
  Holland: ['netherlands'],
  Korea: ['south-korea', 'north-korea'],
  KSA: ['saudi-arabia'],
  'Lao PDR': ['laos'],
  Macedonia: ['north-macedonia'],
  PRC: ['china'],
  ROK: ['south-korea'],
  Trinidad: ['trinidad-and-tobago'],
  US: ['united-states'],
};
const CALLED_BY_KEY = new Map(Object.entries(CALLED).map(([name, ids]) => [keyOf(name), ids] as const));

/** Words for a state's government or form, which stand in the names of many states and tell none from another. */
export const WORDS_OF_STATES = [
  'government',
  'state',
  'republic',
  'kingdom',
  'commonwealth',
  'federation',
  'principality',
  'sultanate',
] as const;

/** What stands before the name of a state where its government or its form is named with it. */
const FORM_OF_STATE = new RegExp(
  `^(?:the\\s+)?(?:${WORDS_OF_STATES.join('|')}|people['’]s republic)\\s+of\\s+(?:the\\s+)?`,
  'iu',
);
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
  const called = CALLED_BY_KEY.get(keyOf(name)) ?? [];
  return [...(place ? [place] : []), ...KNOWN_PLACES.filter(({ id }) => called.includes(id))];
}

/** Names of a place, with those by which it is called and no other. */
function listCalled({ id, name, aliases }: KnownPlace): string[] {
  const called = Object.entries(CALLED).filter(([, ids]) => ids.length === 1 && ids[0] === id);
  return [name, ...aliases, ...called.map(([one]) => one)];
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(name: string): readonly string[] {
  return readOrganizationName(name).words;
}
