import { sayCount } from '#domain/typography/say-count.ts';
import { groupPairs, type PairGroup } from './group-pairs.ts';
import { keyOfActor, placeRow, rankPairs, type Named, type Pair, type RelatedRow } from './rank-pairs.ts';

/** A name of a cast as it was checked: whom it means, where that is known, and the part that the cast gives. */
interface CastName {
  readonly actor: (Named & { readonly name: string }) | null;
  readonly role: string;
}

/** Everybody of a cast who is known, by `keyOfActor`: the place in the list, and the part that it gives. */
export type CastPlaces = ReadonlyMap<string, { readonly at: number; readonly name: string; readonly part: string }>;

/** Where everybody who is known stands in a cast. */
export function readPlaces(names: readonly CastName[]): CastPlaces {
  return new Map(
    names
      .flatMap(({ actor, role }, at) =>
        actor ? [[keyOfActor(actor), { at, name: actor.name, part: role }] as const] : [],
      )
      // Of somebody who stands there twice the first place counts.
      .toReversed(),
  );
}

/** Two of a cast with what relates them. */
export interface CastPair<Row> extends Pair<Row> {
  /** Both by `keyOfActor`, in the order of the cast. */
  readonly sides: readonly string[];
}

/** What a check found as the page and its files show it: by name, those with most relationships first (OP-190). */
export function groupCast<Row extends RelatedRow>(
  rows: readonly Row[],
  places: CastPlaces,
): PairGroup<CastPair<Row>>[] {
  const placeOf = (key: string) => places.get(key)?.at ?? places.size;
  const pairs = rankPairs(rows, placeRow).map((pair) => {
    const [first] = pair.rows;
    const sides = first ? placeRow(first).sides.toSorted((one, other) => placeOf(one) - placeOf(other)) : [];
    return { ...pair, sides };
  });
  return groupPairs(
    pairs,
    ({ sides }) => sides,
    ({ rows: own }) => own.length,
  );
}

/** How much stands with a name. */
export function describeGroup({ count, pairs, before }: PairGroup<unknown>): string {
  const above = before === 0 ? '' : `; ${sayCount(before, 'more name')} above`;
  return `${sayCount(count, 'relationship')} with ${sayCount(pairs.length, 'name')}${above}`;
}
