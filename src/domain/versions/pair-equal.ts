import { findLongestRising } from './longest-rising.ts';
import { Pairing } from './pairing.ts';

/** A stretch of both lists; ends are exclusive. */
interface Gap {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/**
 * Pairs what is equal in two lists of numbers, in about n log n steps. What stands once in both is paired wherever it is
 * (as in a patience alignment); what stands more often is told apart by its neighbours: first those next to a pair, then
 * what is the only one of its kind between two pairs, then in order between them. What is left has moved away from all
 * its neighbours and says nothing that others do not say, so it is not guessed.
 */
export function pairEqual(olds: Int32Array, news: Int32Array): Pairing {
  const lists = { olds, news, pairing: new Pairing(olds.length, news.length) };
  const whole = { oldFrom: 0, oldTo: olds.length, newFrom: 0, newTo: news.length };
  pairUnique(lists, whole);
  const moved = takeMoved(lists.pairing);
  growFromEnds(lists, whole);
  grow(lists, whole);
  for (const gap of listGaps(lists.pairing, whole)) {
    pairUnique(lists, gap);
    takeMoved(lists.pairing, gap);
    grow(lists, gap);
    for (const rest of listGaps(lists.pairing, gap)) pairInOrder(lists, rest);
  }
  for (const [old, next] of moved) if (lists.pairing.areFree(old, next)) lists.pairing.pair(old, next);
  grow(lists, whole);
  return lists.pairing;
}

interface Lists {
  readonly olds: Int32Array;
  readonly news: Int32Array;
  readonly pairing: Pairing;
}

/** Pairs what stands free once on both sides of a gap. */
function pairUnique({ olds, news, pairing }: Lists, gap: Gap): void {
  const places = new Map<number, { old: number; next: number }>();
  for (let old = gap.oldFrom; old < gap.oldTo; old += 1) {
    if (pairing.toNew[old] !== -1) continue;
    const place = places.get(olds[old] as number);
    if (place) place.old = -1;
    else places.set(olds[old] as number, { old, next: -2 });
  }
  for (let next = gap.newFrom; next < gap.newTo; next += 1) {
    const place = pairing.toOld[next] === -1 ? places.get(news[next] as number) : undefined;
    if (place) place.next = place.next === -2 ? next : -1;
  }
  for (const { old, next } of places.values()) if (old >= 0 && next >= 0) pairing.pair(old, next);
}

/** Undoes the pairs of a gap that cross the longest row of the others, and answers them. */
function takeMoved(pairing: Pairing, gap?: Gap): [old: number, next: number][] {
  const from = gap?.oldFrom ?? 0;
  const values = pairing.toNew.subarray(from, gap?.oldTo);
  const rising = findLongestRising(values);
  const moved: [number, number][] = [];
  for (const [at, next] of values.entries()) if (next >= 0 && rising[at] === 0) moved.push([from + at, next]);
  for (const [old, next] of moved) {
    pairing.toNew[old] = -1;
    pairing.toOld[next] = -1;
  }
  return moved;
}

/** Pairs equal neighbours of what is paired, on and on, after it and then before it. */
function grow({ olds, news, pairing }: Lists, { oldFrom, oldTo, newFrom, newTo }: Gap): void {
  for (let old = oldFrom; old < oldTo - 1; old += 1) {
    const next = pairing.toNew[old] as number;
    if (next < 0 || next + 1 >= newTo || !pairing.areFree(old + 1, next + 1)) continue;
    if (olds[old + 1] === news[next + 1]) pairing.pair(old + 1, next + 1);
  }
  for (let old = oldTo - 1; old > oldFrom; old -= 1) {
    const next = pairing.toNew[old] as number;
    if (next <= newFrom || !pairing.areFree(old - 1, next - 1)) continue;
    if (olds[old - 1] === news[next - 1]) pairing.pair(old - 1, next - 1);
  }
}

/** Two texts begin and end together; an equal first or last place needs no other neighbour. */
function growFromEnds({ olds, news, pairing }: Lists, { oldTo, newTo }: Gap): void {
  if (pairing.areFree(0, 0) && olds[0] === news[0]) pairing.pair(0, 0);
  if (pairing.areFree(oldTo - 1, newTo - 1) && olds[oldTo - 1] === news[newTo - 1]) pairing.pair(oldTo - 1, newTo - 1);
}

/** The stretches between neighbouring pairs of a gap, where both sides have something. The pairs must rise. */
function listGaps(pairing: Pairing, gap: Gap): Gap[] {
  const gaps: Gap[] = [];
  let { oldFrom, newFrom } = gap;
  const close = (oldTo: number, newTo: number): void => {
    if (oldTo > oldFrom && newTo > newFrom) gaps.push({ oldFrom, oldTo, newFrom, newTo });
  };
  for (let old = gap.oldFrom; old < gap.oldTo; old += 1) {
    const next = pairing.toNew[old] as number;
    if (next < 0) continue;
    close(old, next);
    oldFrom = old + 1;
    newFrom = next + 1;
  }
  close(gap.oldTo, gap.newTo);
  return gaps;
}

/** Pairs equal places of a gap one after the other. */
function pairInOrder({ olds, news, pairing }: Lists, gap: Gap): void {
  const places = new Map<number, number[]>();
  for (let next = gap.newTo - 1; next >= gap.newFrom; next -= 1) {
    const value = news[next] as number;
    const known = places.get(value);
    if (known) known.push(next);
    else places.set(value, [next]);
  }
  let last = gap.newFrom - 1;
  for (let old = gap.oldFrom; old < gap.oldTo; old += 1) {
    const waiting = places.get(olds[old] as number);
    let next = waiting?.pop();
    while (next !== undefined && next <= last) next = waiting?.pop();
    if (next === undefined) continue;
    pairing.pair(old, next);
    last = next;
  }
}
