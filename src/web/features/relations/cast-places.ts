import type { ConflictAnswer } from '#contract/conflict-check.ts';
import { keyOfActor, placeRow } from '#domain/tools/relations/rank-pairs.ts';

/** Everybody of a cast who is known, by `keyOfActor`: the place in the list, and the part that it gives. */
export type CastPlaces = ReadonlyMap<string, { readonly at: number; readonly name: string; readonly part: string }>;

/** Where everybody who is known stands in a cast. */
export function readPlaces(names: ConflictAnswer['names']): CastPlaces {
  return new Map(
    names
      .flatMap(({ actor, role }, at) =>
        actor ? [[keyOfActor(actor), { at, name: actor.name, part: role }] as const] : [],
      )
      // Of somebody who stands there twice the first place counts.
      .toReversed(),
  );
}

/** The two of a relation by `keyOfActor`, in the order of the cast. */
export function nameSides(row: ConflictAnswer['rows'][number] | undefined, places: CastPlaces): readonly string[] {
  if (!row) return [];
  const placeOf = (key: string) => places.get(key)?.at ?? places.size;
  return placeRow(row).sides.toSorted((one, other) => placeOf(one) - placeOf(other));
}
