export type Direction = 'left' | 'right' | 'up' | 'down';

interface Placed {
  readonly place: string | null;
  /** The middle of its largest part. */
  readonly at: readonly number[];
}

/** In the middle of the map, where nobody is chosen yet. */
const START = 'france';

/**
 * The nearest country in a direction, those straight ahead before those aside; the one that is chosen where nothing
 * lies there, and the start where none is.
 */
export function chooseNext(countries: readonly Placed[], chosen: string, direction: Direction): string | undefined {
  const from = countries.find(({ place }) => place === chosen);
  if (!from) return (countries.find(({ place }) => place === START) ?? countries[0])?.place ?? undefined;
  const ranked = countries.flatMap((country) => {
    if (country === from || country.place === null) return [];
    const x = (country.at[0] ?? 0) - (from.at[0] ?? 0);
    const y = (country.at[1] ?? 0) - (from.at[1] ?? 0);
    const [ahead, aside] = {
      left: [-x, y],
      right: [x, y],
      up: [-y, x],
      down: [y, x],
    }[direction] as [number, number];
    return ahead > 0 && Math.abs(aside) <= 2 * ahead
      ? [{ place: country.place, distance: ahead + 2 * Math.abs(aside) }]
      : [];
  });
  return ranked.toSorted((a, b) => a.distance - b.distance)[0]?.place ?? chosen;
}
