import { readOrganizationName } from '#domain/names/read-organization-name.ts';
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts';

const BY_NAME = new Map(
  KNOWN_PLACES.flatMap((place) => [place.name, ...place.aliases].map((name) => [keyOf(name), place] as const)),
);

/** Whole lists are asked, which name the same few places again and again. */
const MOST_KNOWN = 2000;
const ANSWERED = new Map<string, KnownPlace | undefined>();

/**
 * The place that a name means where only places are named, as in a column of countries: `Iran, Islamic Republic of`,
 * `Côte d’Ivoire`. Accents, capitals and `the` do not matter, and no name is that of two places.
 */
export function findPlace(name: string): KnownPlace | undefined {
  if (ANSWERED.has(name)) return ANSWERED.get(name);
  if (ANSWERED.size >= MOST_KNOWN) ANSWERED.clear();
  const place = BY_NAME.get(keyOf(name));
  ANSWERED.set(name, place);
  return place;
}

function keyOf(name: string): string {
  return readOrganizationName(name).words.join(' ');
}
