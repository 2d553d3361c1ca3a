/** File -> each file that it imports -> the line on which it does. */
export type Arrows = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * One circle for every knot of files that import each other, each written from its first file round to it again
 * (`a, b, a`); the shortest that passes through that file.
 */
export function findCircles(arrows: Arrows): string[][] {
  const seen = new Set<string>();
  return [...arrows.keys()].sort().flatMap((file) => {
    if (seen.has(file)) return [];
    const way = findWayBack(file, arrows);
    if (!way) return [];
    for (const other of way) seen.add(other);
    return [way];
  });
}

/** The shortest way from a file to itself. */
function findWayBack(start: string, arrows: Arrows): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of arrows.get(file)?.keys() ?? []) {
      if (next === start) return traceBack(file, start, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  return undefined;
}

function traceBack(last: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [start];
  for (let file: string | undefined = last; file !== undefined && file !== start; file = cameFrom.get(file)) {
    way.unshift(file);
  }
  return [start, ...way];
}
