import type { EngineRequest, FacetChoice } from '#server/ports/search-engine.ts';
import type { Segment } from '../index/segment.ts';
import { subtractDocuments } from './document-sets.ts';
import { filterMatches } from './filter-matches.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Whose texts a request is about. */
export type Reach = Pick<EngineRequest, 'openTo' | 'closed'>;

/** Readers of a library hold one of a few sets of subscriptions. */
const MOST_REACHES = 64;
const known = new WeakMap<IndexSnapshot, Map<string, readonly Uint32Array[]>>();

/** Equal for requests that reach the same documents. */
export function reachKey({ openTo, closed }: Reach): string {
  return openTo === undefined ? '' : JSON.stringify([openTo, closed ?? false]);
}

/**
 * The documents that a request reaches, by segment; undefined where it reaches all. Everything else is left out before
 * a single position is looked at, so that neither what is found nor how long it takes depends on the order of words in
 * texts that the reader may not open (OP-169).
 */
export function listReached(snapshot: IndexSnapshot, reach: Reach): readonly Uint32Array[] | undefined {
  const { openTo, closed } = reach;
  if (openTo === undefined) return undefined;
  const key = reachKey(reach);
  const ofSnapshot = known.get(snapshot) ?? new Map<string, readonly Uint32Array[]>();
  known.set(snapshot, ofSnapshot);
  const listed = ofSnapshot.get(key);
  if (listed) return listed;
  const reached = snapshot.segments.map((segment) => {
    const all = snapshot.listDocuments(segment);
    const open = listOpen(segment, all, openTo);
    return closed ? subtractDocuments(all, open) : open;
  });
  if (ofSnapshot.size >= MOST_REACHES) ofSnapshot.clear();
  ofSnapshot.set(key, reached);
  return reached;
}

/** The documents that pass any of the choices, ascending. */
export function listOpen(segment: Segment, documents: Uint32Array, openTo: readonly FacetChoice[]): Uint32Array {
  const isOpen = new Uint8Array(segment.documents);
  for (const choice of openTo) {
    const { passed } = filterMatches(segment, { documents }, { scope: [choice], filters: [] });
    for (const document of passed.documents) isOpen[document] = 1;
  }
  return documents.filter((document) => isOpen[document] === 1);
}
