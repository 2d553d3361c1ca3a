import { bareLabel } from './bare-label.ts';
import type { ContentsEntry } from './contents-entry.ts';
import { Pairing } from './pairing.ts';

/** Of what two entries hold, how much must be common to both if they are to be one entry. */
const SAME_CONTENT = 0.5;

/**
 * Which entry of the former contents is which of the next: first those with one source identifier, then those that hold
 * the same, the most alike first and among equals those under the same labels, then those that alone have the same
 * labels, unless what they hold went elsewhere or came from elsewhere. Numbering in labels counts for nothing.
 */
export function matchEntries(former: readonly ContentsEntry[], next: readonly ContentsEntry[]): Pairing {
  const pairing = new Pairing(former.length, next.length);
  const likes = listLikes(former, next);
  const pairAll = (pairs: Iterable<readonly [number, number]>): void => {
    for (const [old, to] of pairs) if (pairing.areFree(old, to)) pairing.pair(old, to);
  };
  pairAll(pairUnique(former, next, ({ sourceId }) => sourceId));
  pairAll(likes.filter(({ share }) => share >= SAME_CONTENT).map(({ old, to }) => [old, to]));
  const foreign = likes.filter(({ old, to }) => pairing.toNew[old] !== to);
  const gone = Map.groupBy(
    foreign.filter(({ went }) => went >= SAME_CONTENT),
    ({ old }) => old,
  );
  const come = Map.groupBy(
    foreign.filter(({ came }) => came >= SAME_CONTENT),
    ({ to }) => to,
  );
  const free = (pairs: [number, number][]): [number, number][] =>
    pairs.filter(
      ([old, to]) =>
        !gone.get(old)?.some((other) => other.to !== to) && !come.get(to)?.some((other) => other.old !== old),
    );
  pairAll(
    free(
      pairUnique(
        former.map((entry, at) => (pairing.toNew[at] === -1 ? entry : undefined)),
        next.map((entry, at) => (pairing.toOld[at] === -1 ? entry : undefined)),
        keyOfPath,
      ),
    ),
  );
  return pairing;
}

interface Like {
  readonly old: number;
  readonly to: number;
  /** Of what both hold together, how much is common, from 0 to 1. */
  readonly share: number;
  /** Of what the former holds, how much is in the next one; of what that holds, how much is from the former. */
  readonly went: number;
  readonly came: number;
}

/** The pairs of entries that hold something in common, the most alike first. */
function listLikes(former: readonly ContentsEntry[], next: readonly ContentsEntry[]): Like[] {
  const holders = Map.groupBy(
    former.flatMap(({ content }, old) => content.map((held) => ({ held, old }))),
    ({ held }) => held,
  );
  const likes = next.flatMap((entry, to) => {
    const common = new Map<number, number>();
    for (const held of entry.content)
      for (const { old } of holders.get(held) ?? []) common.set(old, (common.get(old) ?? 0) + 1);
    return [...common].map(([old, shared]) => {
      const before = former[old]?.content.length ?? 0;
      const isSamePath = former[old] !== undefined && keyOfPath(former[old]) === keyOfPath(entry);
      const [went, came] = [shared / Math.max(before, 1), shared / entry.content.length];
      return { old, to, share: Math.min(went, came), went, came, isSamePath };
    });
  });
  return likes.sort(
    (one, other) => other.share - one.share || Number(other.isSamePath) - Number(one.isSamePath) || one.old - other.old,
  );
}

/** Places of both lists that alone have a key there; undefined is no key. */
function pairUnique(
  former: readonly (ContentsEntry | undefined)[],
  next: readonly (ContentsEntry | undefined)[],
  keyOf: (entry: ContentsEntry) => string | undefined,
): [number, number][] {
  const list = (entries: readonly (ContentsEntry | undefined)[]): Map<string, number[]> => {
    const places = new Map<string, number[]>();
    for (const [at, entry] of entries.entries()) {
      const key = entry && keyOf(entry);
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), at]);
    }
    return places;
  };
  const news = list(next);
  return [...list(former)].flatMap(([key, olds]): [number, number][] => {
    const places = news.get(key);
    return olds.length === 1 && places?.length === 1 ? [[olds[0] ?? 0, places[0] ?? 0]] : [];
  });
}

/** The labels of a path without their numbering; undefined where the entry's own is nothing but a number. */
function keyOfPath({ path }: ContentsEntry): string | undefined {
  const labels = path.map(bareLabel);
  return labels.at(-1) ? labels.join('\n') : undefined;
}
