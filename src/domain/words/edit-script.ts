/** Places that two lists share, in order: `[old, next]`. */
export type SharedPlaces = readonly (readonly [old: number, next: number])[];

/**
 * A longest common part of two lists by the greedy way of Myers, in (n + m) · d steps for d differences; undefined where
 * there are more than `most` differences.
 */
export function findShared(olds: Int32Array, news: Int32Array, most: number): SharedPlaces | undefined {
  let start = 0;
  while (start < olds.length && start < news.length && olds[start] === news[start]) start += 1;
  let end = 0;
  while (end < Math.min(olds.length, news.length) - start && olds.at(-1 - end) === news.at(-1 - end)) end += 1;
  const middle = findMiddle(olds.subarray(start, olds.length - end), news.subarray(start, news.length - end), most);
  if (!middle) return undefined;
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle.map(([old, next]) => [old + start, next + start] as const),
    ...Array.from({ length: end }, (_, at) => [olds.length - end + at, news.length - end + at] as const),
  ];
}

function findMiddle(olds: Int32Array, news: Int32Array, most: number): SharedPlaces | undefined {
  const reach = new Int32Array(2 * most + 3);
  const zero = most + 1;
  /** Of each round, how far it came on the diagonals that it can have reached. */
  const rounds: Int32Array[] = [];
  for (let edits = 0; edits <= Math.min(most, olds.length + news.length); edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const at = zero + diagonal;
      const isDown = diagonal === -edits || (diagonal !== edits && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0));
      let old = isDown ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1;
      while (old < olds.length && old - diagonal < news.length && olds[old] === news[old - diagonal]) old += 1;
      reach[at] = old;
      if (old >= olds.length && old - diagonal >= news.length) return traceBack(rounds, olds.length, news.length);
    }
    rounds.push(reach.slice(zero - edits, zero + edits + 1));
  }
  return undefined;
}

function traceBack(rounds: readonly Int32Array[], olds: number, news: number): SharedPlaces {
  const shared: [number, number][] = [];
  let old = olds;
  let next = news;
  for (let edits = rounds.length; edits > 0; edits -= 1) {
    const round = rounds[edits - 1] as Int32Array;
    const reached = (diagonal: number): number => round[diagonal + edits - 1] ?? -1;
    const diagonal = old - next;
    const isDown = diagonal === -edits || (diagonal !== edits && reached(diagonal - 1) < reached(diagonal + 1));
    const from = isDown ? diagonal + 1 : diagonal - 1;
    const began = isDown ? reached(from) : reached(from) + 1;
    while (old > began) shared.push([--old, --next]);
    old = reached(from);
    next = old - from;
  }
  while (old > 0) shared.push([--old, --next]);
  return shared.reverse();
}
