import PLACES from '#content/places/places.json' with { type: 'json' };
import { foldText } from '#domain/words/fold-text.ts';
import { CONTINENTS, type Continent } from './continents.ts';

const KINDS = ['state', 'territory', 'organization'] as const;

/** A country, a territory or an organisation with law of its own that every library knows. */
export interface KnownPlace {
  /** Its slug in addresses: `united-kingdom`. */
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  /** Land code, where it has one. */
  readonly land?: string;
  /** As the library prints it. */
  readonly name: string;
  /** Official, former and other names. */
  readonly aliases: readonly string[];
  /** Absent where it is on no one continent. */
  readonly continent?: Continent;
  /** What it is called as a party to a case besides, though others may be called so too: `Korea`. */
  readonly called: readonly string[];
}

/** A place as its file has it. */
interface WrittenPlace {
  readonly name: string;
  readonly kind: string;
  readonly land?: string;
  readonly continent?: string;
  readonly aliases?: readonly string[];
  readonly called?: readonly string[];
}

/** Every place, those of a continent together, states before territories. */
export const KNOWN_PLACES: readonly KnownPlace[] = readPlaces(PLACES);

/** Throws, with the name of the place, where one is not of the kind or of the continent that there are, or comes twice. */
export function readPlaces(written: readonly WrittenPlace[]): readonly KnownPlace[] {
  const known = new Set<string>();
  return written.map(({ name, aliases = [], called = [], ...place }) => {
    const id = slugOf(name);
    if (id === '' || known.has(id)) throw new Error(`places.json: ${JSON.stringify(name)} comes twice or is no name`);
    known.add(id);
    return {
      id,
      kind: oneOf(KINDS, place.kind, name),
      ...(place.land === undefined ? {} : { land: place.land }),
      name,
      aliases,
      ...(place.continent === undefined ? {} : { continent: oneOf(CONTINENTS, place.continent, name) }),
      called,
    };
  });
}

function oneOf<Value extends string>(allowed: readonly Value[], value: string, name: string): Value {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`places.json, ${name}: “${value}” is none of ${allowed.join(', ')}`);
  return found;
}

function slugOf(name: string): string {
  return foldText(name)
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .join('-');
}
