import UNIONS from '#content/places/unions.json' with { type: 'json' };
import { foldText } from '#domain/words/fold-text.ts';
import { findPlace } from './find-place.ts';
import { KNOWN_PLACES } from './known-places.ts';

/** A union of states, an office or a state of former times: a place with an id of its own, `BLEU` (OP-187). */
export interface KnownUnion {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Other codes that stand for it: `OA` for OAPI. */
  readonly codes: readonly string[];
}

export const KNOWN_UNIONS: readonly KnownUnion[] = UNIONS.map(({ id, name, aliases, codes = [] }) => ({
  id,
  name,
  aliases,
  codes,
}));

const UNION_BY_CODE = new Map(
  KNOWN_UNIONS.flatMap((union) => [union.id, ...union.codes].map((code) => [code, union] as const)),
);
const UNION_BY_NAME = new Map(
  KNOWN_UNIONS.flatMap((union) =>
    [union.id, union.name, ...union.aliases].map((name) => [foldText(name), union] as const),
  ),
);
const LANDS = new Map(
  KNOWN_PLACES.flatMap((place) => (place.land === undefined ? [] : [[place.land, place] as const])),
);
const IDS = new Map(KNOWN_PLACES.map((place) => [place.id, place]));

/** The union, office or former state that a code or a name stands for. */
export function findUnion(name: string): KnownUnion | undefined {
  return UNION_BY_CODE.get(name) ?? UNION_BY_NAME.get(foldText(name));
}

/** One code for a place or a union by its land code, its id or its name (`NO`, `norway`, `Norway`, `OA`); undefined for none. */
export function findCode(place: string): string | undefined {
  const union = findUnion(place);
  if (union) return union.id;
  const known = LANDS.get(place) ?? IDS.get(place.toLowerCase()) ?? findPlace(place);
  return known?.land ?? known?.id;
}

/** What a code stands for, as the library prints it; the code itself where nobody knows it. */
export function nameCode(code: string): string {
  return UNION_BY_CODE.get(code)?.name ?? LANDS.get(code)?.name ?? IDS.get(code)?.name ?? code;
}

/** The id of the record of a place by its code: its slug, where it is a country or a territory, else the code. */
export function idOfCode(code: string): string {
  return LANDS.get(code)?.id ?? code;
}
