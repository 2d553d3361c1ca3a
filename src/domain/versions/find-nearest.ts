import type { FoundTarget } from './find-target.ts';
import type { OutlinedVersion } from './outline-version.ts';
import type { Place } from './resolution.ts';

/**
 * What of the newest version stands nearest to something that an older one has: the closest neighbour, before or after
 * it, that is still there. Undefined where nothing of the older version is left.
 */
export function findNearest(found: FoundTarget, older: OutlinedVersion, newest: OutlinedVersion): Place | undefined {
  const isNode = found.place.block === undefined;
  const list = isNode ? older.nodes : older.blocks;
  const at = isNode ? older.nodes.findIndex(({ id }) => id === found.id) : (found.place.block ?? 0);
  const places = new Map((isNode ? newest.nodes : newest.blocks).map(({ id }, place) => [id, place]));
  for (let step = 0; step < list.length; step += 1) {
    for (const neighbour of [list[at - step], list[at + step]]) {
      const place = places.get(neighbour?.id ?? '');
      if (!neighbour || place === undefined) continue;
      if (isNode) return { version: newest.version, node: neighbour.id };
      return { version: newest.version, block: place, anchor: newest.blocks[place]?.anchor ?? '' };
    }
  }
  return undefined;
}
