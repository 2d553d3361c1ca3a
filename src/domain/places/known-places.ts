import { foldText } from '#domain/words/fold-text.ts';
import { AFRICA } from './africa.ts';
import { ASIA } from './asia.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EUROPE } from './europe.ts';
import type { Continent, LandTable } from './land-table.ts';
import { NORTH_AMERICA } from './north-america.ts';
import { OCEANIA } from './oceania.ts';
import { OTHER_PLACES } from './other-places.ts';
import { SOUTH_AMERICA } from './south-america.ts';

/** A country, a territory or an organisation with law of its own that every library knows. */
export interface KnownPlace {
  /** Its slug in addresses: `united-kingdom`. */
  readonly id: string;
  readonly kind: 'state' | 'territory' | 'organization';
  /** Land code, where it has one. */
  readonly land?: string;
  /** As the library prints it. */
  readonly name: string;
  /** Official, former and other names. */
  readonly aliases: readonly string[];
  readonly continent?: Continent;
}

const TABLES: readonly LandTable[] = [AFRICA, ASIA, EUROPE, NORTH_AMERICA, SOUTH_AMERICA, OCEANIA, ELSEWHERE];

/** Every place, those of a continent together in the order of their tables. */
export const KNOWN_PLACES: readonly KnownPlace[] = [
  ...TABLES.flatMap((table) => [...listLands(table, 'states'), ...listLands(table, 'territories')]),
  ...OTHER_PLACES.map((place) => ({ aliases: [], ...place, id: slugOf(place.name) })),
];

function listLands(table: LandTable, lands: 'states' | 'territories'): KnownPlace[] {
  return Object.entries(table[lands]).map(([land, [name, ...aliases]]) => ({
    id: slugOf(name),
    kind: lands === 'states' ? 'state' : 'territory',
    land,
    name,
    aliases,
    ...(table.continent === undefined ? {} : { continent: table.continent }),
  }));
}

function slugOf(name: string): string {
  return foldText(name)
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join('-');
}
