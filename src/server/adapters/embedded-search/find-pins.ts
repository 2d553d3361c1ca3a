import type { EngineRequest } from '#server/ports/search-engine.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import type { Segment } from '../index/segment.ts';
import { findPlace } from './find-place.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** For each segment the documents that come before all others, with their places among these, from 0. */
export type Pins = ReadonlyMap<Segment, ReadonlyMap<number, number>>;

const NO_PINS: Pins = new Map();

/** The documents that a request puts first; none where it is not sorted by score, best first. */
export async function findPins(
  snapshot: IndexSnapshot,
  source: Pick<TextSource, 'findNumbers'>,
  { first = [], sort }: Pick<EngineRequest, 'first' | 'sort'>,
): Promise<Pins> {
  if (first.length === 0 || sort.field !== 'score' || !sort.descending) return NO_PINS;
  const pins = new Map<Segment, Map<number, number>>();
  for (const [order, number] of (await source.findNumbers([...new Set(first)])).entries()) {
    const place = number === undefined ? undefined : findPlace(snapshot, number);
    if (!place) continue;
    const ofSegment = pins.get(place.segment) ?? new Map<number, number>();
    ofSegment.set(place.document, order);
    pins.set(place.segment, ofSegment);
  }
  return pins;
}
