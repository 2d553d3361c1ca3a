import { foldText } from '#domain/search/fold-text.ts';
import type { FacetAnswer, FacetRequest } from '#server/ports/search-engine.ts';
import type { FacetColumn } from '../index/facet-values.ts';
import type { FilteredMatches } from './filter-matches.ts';
import type { GlobalFacet } from './global-facet.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Up to so many values are kept in order while looking; more are sorted at the end. */
const SMALL_LIMIT = 64;

/** Counts the values of one facet over filtered matches, its own choice left out. */
export function countFacet(
  snapshot: IndexSnapshot,
  request: FacetRequest,
  matches: readonly FilteredMatches[],
): FacetAnswer {
  const facet = snapshot.facet(request.facet);
  let touched = 0;
  for (const [index, segment] of snapshot.segments.entries()) {
    const column = segment.facets.get(request.facet);
    if (!column) continue;
    const { passed, failedOnly } = matches[index]!;
    const map = facet.maps.get(segment);
    touched = countColumn(facet, column, map, passed.documents, touched);
    const failed = failedOnly.get(request.facet);
    if (failed) touched = countColumn(facet, column, map, failed, touched);
  }
  const values = dropUnnamed(facet, touched, request.contains);
  const answer = {
    facet: request.facet,
    values: commonest(values, facet.counts, request.limit).map((value) => ({
      value: facet.names[value]!,
      count: facet.counts[value]!,
    })),
    distinct: values.length,
  };
  for (let at = 0; at < touched; at++) facet.counts[facet.touched[at]!] = 0;
  return answer;
}

/** Answers how many counters are not zero now. */
function countColumn(
  facet: GlobalFacet,
  column: FacetColumn,
  map: Uint32Array | undefined,
  documents: Uint32Array,
  before: number,
): number {
  const { counts, touched } = facet;
  const { values, starts } = column;
  let used = before;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const from = starts ? starts[document]! : document;
    const to = starts ? starts[document + 1]! : document + 1;
    for (let next = from; next < to; next++) {
      const local = values[next]!;
      const value = map ? map[local]! : local;
      if (counts[value] === 0) touched[used++] = value;
      counts[value]!++;
    }
  }
  return used;
}

/** The counted values without the one that stands for none, and only those that contain a text where one is given. */
function dropUnnamed(facet: GlobalFacet, touched: number, contains: string | undefined): Uint32Array {
  const none = facet.names.length;
  const wanted = contains === undefined ? '' : foldText(contains);
  const counted = facet.touched.subarray(0, touched);
  if (wanted === '') return counted.includes(none) ? counted.filter((value) => value !== none) : counted;
  return counted.filter((value) => value !== none && facet.folded[value]!.includes(wanted));
}

/** The commonest values, ties in the order of their names. */
function commonest(values: Uint32Array, counts: Uint32Array, limit: number): number[] {
  const compare = (a: number, b: number): number => counts[b]! - counts[a]! || a - b;
  if (limit > SMALL_LIMIT || values.length <= limit) return Array.from(values).sort(compare).slice(0, limit);
  const best: number[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (best.length === limit && compare(value, best[limit - 1]!) >= 0) continue;
    if (best.length === limit) best.pop();
    let at = best.length;
    while (at > 0 && compare(value, best[at - 1]!) < 0) at--;
    best.splice(at, 0, value);
  }
  return best;
}
