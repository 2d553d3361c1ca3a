import type { Segment } from '../index/segment.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Where a document stands in the index, by its number in the store; undefined where it is not in it or deleted. */
export function findPlace(
  snapshot: IndexSnapshot,
  number: number,
): { readonly segment: Segment; readonly document: number } | undefined {
  for (const segment of snapshot.segments) {
    for (let at = segment.numbers.indexOf(number); at >= 0; at = segment.numbers.indexOf(number, at + 1)) {
      if (!segment.isDeleted(at)) return { segment, document: at };
    }
  }
  return undefined;
}
