/** One name with those of the others that it is related to, as far as they do not stand with a name before it. */
export interface PairGroup<One> {
  readonly side: string;
  /** In the order in which they were given. */
  readonly pairs: readonly One[];
  /** Relationships of these pairs. */
  readonly count: number;
  /** Pairs of the name that stand with a name before it. */
  readonly before: number;
}

/**
 * Pairs by their partners: the name with most relationships first, with all of its pairs; then of those that are left
 * the next. Each pair stands once. `sidesOf` are the two names, `countOf` what relates them.
 */
export function groupPairs<One>(
  pairs: readonly One[],
  sidesOf: (pair: One) => readonly string[],
  countOf: (pair: One) => number,
): PairGroup<One>[] {
  const groups: PairGroup<One>[] = [];
  let left = pairs;
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const pair of left)
      for (const side of sidesOf(pair)) counts.set(side, (counts.get(side) ?? 0) + countOf(pair));
    const [strongest] = [...counts].toSorted(([, one], [, other]) => other - one);
    const [side, count] = strongest ?? ['', 0];
    const own = left.filter((pair) => sidesOf(pair).includes(side));
    const all = pairs.filter((pair) => sidesOf(pair).includes(side)).length;
    groups.push({ side, pairs: own, count, before: all - own.length });
    left = left.filter((pair) => !sidesOf(pair).includes(side));
    if (own.length === 0) return groups;
  }
  return groups;
}
