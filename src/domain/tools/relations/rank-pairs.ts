/** Two who are related, with all that relates them. */
export interface Pair<Row> {
  /** In the order in which they were given. */
  readonly rows: readonly Row[];
  /** The last day on which anything between them is known of; `ONGOING` of what goes on, '' where nobody knows. */
  readonly last: string;
}

/** How a relation counts for its pair. */
export interface PairPlace {
  /** Whom it relates, in either order. */
  readonly sides: readonly [string, string];
  readonly last: string;
}

/** Sorts after every day. */
export const ONGOING = '9999';

/**
 * Relations by the two whom they relate, the strongest pair first: the one with most of them, of as many the one that is
 * known of last, then the one that came first.
 */
export function rankPairs<Row>(rows: readonly Row[], placeOf: (row: Row) => PairPlace): Pair<Row>[] {
  const placed = rows.map((row) => ({ row, ...placeOf(row) }));
  const groups = Map.groupBy(placed, ({ sides }) => JSON.stringify(sides.toSorted()));
  return [...groups.values()]
    .map((group) => ({
      rows: group.map(({ row }) => row),
      last: group.reduce((latest, { last }) => (last > latest ? last : latest), ''),
    }))
    .toSorted(
      (one, other) =>
        other.rows.length - one.rows.length || (one.last < other.last ? 1 : one.last > other.last ? -1 : 0),
    );
}

interface Dated {
  readonly date: string | null;
  readonly isOngoing: boolean;
  readonly isTimeKnown: boolean;
}

/** Whoever an answer names. */
export interface Named {
  readonly relType: number;
  readonly slug: string;
}

/** A relation as an answer tells it. */
export interface RelatedRow {
  readonly one: Named;
  readonly hit: Dated & { readonly partner: Named };
}

/** One of a pair, whatever side of a relation it stands on. */
export function keyOfActor({ relType, slug }: Named): string {
  return `${relType}/${slug}`;
}

/** The place of a relation of an answer. */
export function placeRow({ one, hit }: RelatedRow): PairPlace {
  return { sides: [keyOfActor(one), keyOfActor(hit.partner)], last: lastOf(hit) };
}

function lastOf({ date, isOngoing, isTimeKnown }: Dated): string {
  if (!isTimeKnown) return '';
  return isOngoing ? ONGOING : (date ?? '');
}
