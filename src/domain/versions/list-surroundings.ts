import type { Pairing } from './pairing.ts';

/** Neighbouring places of the older list without a partner, and those of the newer one that stand between the same ones. */
export interface Surroundings {
  readonly olds: readonly number[];
  readonly news: readonly number[];
}

/**
 * For each run of unpaired places of the older list, the unpaired ones that follow the partner of its left neighbour or
 * precede the partner of its right one: inside a chapter that moved, too. Left out where there are none.
 */
export function listSurroundings(pairing: Pairing): Surroundings[] {
  const found: Surroundings[] = [];
  const { toNew } = pairing;
  for (let from = 0; from < toNew.length; from += 1) {
    if (toNew[from] !== -1) continue;
    let to = from;
    while (to < toNew.length && toNew[to] === -1) to += 1;
    const after = from === 0 ? -1 : (toNew[from - 1] as number);
    const before = to === toNew.length ? pairing.toOld.length : (toNew[to] as number);
    const news = [...new Set([...runOfFree(pairing, after, 1), ...runOfFree(pairing, before, -1)])];
    const olds = Array.from({ length: to - from }, (_, at) => from + at);
    if (news.length > 0) found.push({ olds, news: news.sort((one, other) => one - other) });
    from = to;
  }
  return found;
}

/** The places without a partner next to a place of the newer list, on one side of it. */
function* runOfFree({ toOld }: Pairing, start: number, step: 1 | -1): Generator<number> {
  for (let next = start + step; next >= 0 && toOld[next] === -1; next += step) yield next;
}
