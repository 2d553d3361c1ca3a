import type { ValueGroup } from '#domain/edition/edition.ts';
import { KNOWN_PLACES, type KnownPlace } from '#domain/places/known-places.ts';
import { CONTINENTS } from '#domain/places/continents.ts';
import { CONVENTIONS } from '#domain/places/convention-parties.ts';

/** Names that documents have for a land beside that of the library. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  CI: ["Côte d'Ivoire"],
  CV: ['Cabo Verde'],
  CZ: ['Czechia'],
  GM: ['The Gambia'],
  KR: ['Republic of Korea'],
  TR: ['Türkiye'],
  US: ['United States of America'],
  VN: ['Viet Nam'],
};

const LANDS: ReadonlyMap<string | undefined, KnownPlace> = new Map(KNOWN_PLACES.map((place) => [place.land, place]));

/** Africa, Asia, Europe, North America, South America and Oceania (SR-111). */
export const CONTINENT_GROUPS: readonly ValueGroup[] = CONTINENTS.map((name) => ({
  facet: 'jurisdiction',
  kind: 'continent',
  id: name.toLowerCase().replace(' ', '-'),
  name,
  values: KNOWN_PLACES.filter(({ continent }) => continent === name).flatMap(listNames),
}));

const VALUES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  KNOWN_PLACES.flatMap((place) => (place.land === undefined ? [] : [[place.land, listNames(place)] as const])),
);

/** The conventions of industrial property with their parties, found by land code (SR-108). */
export const CONVENTION_GROUPS: readonly ValueGroup[] = CONVENTIONS.map(({ id, name, instruments, lands }) => ({
  facet: 'jurisdiction',
  kind: 'convention',
  id,
  name,
  values: lands.flatMap(nameLand),
  parties: { instruments, lands, values: VALUES },
}));

/** Throws where a table has a code that no land bears. */
function nameLand(code: string): string[] {
  const place = LANDS.get(code);
  if (place === undefined) throw new Error(`no land has the code ${code}`);
  return listNames(place);
}

function listNames({ land = '', name }: KnownPlace): string[] {
  return [name, ...(OTHER_NAMES[land] ?? [])];
}
