import { readOrganizationName } from '../records/read-organization-name.ts';
import { KNOWN_PLACES, type KnownPlace } from './known-places.ts';

const BY_NAME = new Map(
  KNOWN_PLACES.flatMap((place) => [place.name, ...place.aliases].map((name) => [keyOf(name), place] as const)),
);

/**
 * The place that a name means where only places are named, as in a column of countries: `Iran, Islamic Republic of`,
 * `Côte d’Ivoire`. Accents, capitals and `the` do not matter, and no name is that of two places.
 */
export function findPlace(name: string): KnownPlace | undefined {
  return BY_NAME.get(keyOf(name));
}

function keyOf(name: string): string {
  return readOrganizationName(name).words.join(' ');
}
