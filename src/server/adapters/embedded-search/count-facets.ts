import { foldText } from '#domain/words/fold-text.ts';
import type { FacetAnswer, FacetRequest } from '#server/ports/search-engine.ts';
import type { FacetColumn } from '../index/facet-values.ts';
import { subtractDocuments } from './document-sets.ts';
import type { FilteredMatches } from './filter-matches.ts';
import type { GlobalFacet } from './global-facet.ts';
import type { IndexSnapshot } from './index-snapshot.ts';

/** Up to so many values are kept in order while looking; more are sorted at the end. */
const SMALL_LIMIT = 64;
/** With so many documents for each value, counting first and looking for counted values afterwards is faster. */
const MANY = 2;
/** Matches that are more than this part of all documents are counted by what is missing. */
const MOST = 0.6;
const FEW = 2_000;

/** Matches of a page, segment by segment. */
interface CountedMatches {
  readonly filtered: readonly FilteredMatches[];
  /** What is not among the passed matches, where that is less to count than the matches themselves. */
  readonly missing: readonly Uint32Array[] | undefined;
}

/** Counts the values of some facets over filtered matches, each facet's own choice left out. */
export function countFacets(
  snapshot: IndexSnapshot,
  requests: readonly FacetRequest[],
  filtered: readonly FilteredMatches[],
): FacetAnswer[] {
  if (requests.length === 0) return [];
  const counted = prepareCounting(snapshot, filtered);
  return requests.map((request) => countFacet(snapshot, request, counted));
}

/** Makes filtered matches ready for counting facets. */
function prepareCounting(snapshot: IndexSnapshot, filtered: readonly FilteredMatches[]): CountedMatches {
  const total = filtered.reduce((sum, { passed }) => sum + passed.documents.length, 0);
  if (total < snapshot.documents * MOST || total < FEW) return { filtered, missing: undefined };
  const missing = snapshot.segments.map((segment, index) =>
    subtractDocuments(snapshot.listDocuments(segment), filtered[index]!.passed.documents),
  );
  return { filtered, missing };
}

function countFacet(
  snapshot: IndexSnapshot,
  request: FacetRequest,
  { filtered, missing }: CountedMatches,
): FacetAnswer {
  const facet = snapshot.facet(request.facet);
  let touched = 0;
  for (const [index, segment] of snapshot.segments.entries()) {
    const column = segment.facets.get(request.facet);
    if (!column) continue;
    const { passed, failedOnly } = filtered[index]!;
    const map = facet.maps.get(segment);
    if (!missing) touched = countColumn(facet, column, map, passed.documents, touched);
    const failed = failedOnly.get(request.facet);
    if (failed) touched = countColumn(facet, column, map, failed, touched);
  }
  if (missing) touched = countRest(snapshot, request.facet, facet, missing);
  const values = dropUnnamed(facet, touched, request.contains);
  const answer = {
    facet: request.facet,
    values: listCounts(facet, commonest(values, facet.counts, request.limit), request.values ?? []),
    distinct: values.length,
  };
  for (let at = 0; at < touched; at++) facet.counts[facet.touched[at]!] = 0;
  return answer;
}

/** The commonest values, and those asked for by name that are not among them. */
function listCounts(facet: GlobalFacet, best: readonly number[], wanted: readonly string[]): FacetAnswer['values'] {
  const values = best.map((value) => ({ value: facet.names[value]!, count: facet.counts[value]! }));
  const listed = new Set(values.map(({ value }) => value));
  const others = [...new Set(wanted)].filter((value) => !listed.has(value));
  return [...values, ...others.map((value) => ({ value, count: facet.counts[facet.find(value) ?? -1] ?? 0 }))];
}

/** Adds all documents and takes away those that are missing. */
function countRest(snapshot: IndexSnapshot, name: string, facet: GlobalFacet, missing: readonly Uint32Array[]): number {
  const { counts } = facet;
  const add = (totals: Uint32Array, sign: number): void => {
    for (let value = 0; value < counts.length; value++) counts[value]! += sign * totals[value]!;
  };
  facet.totals ??= countAll(facet, snapshot, name, (index) => snapshot.listDocuments(snapshot.segments[index]!));
  const absent = countAll(facet, snapshot, name, (index) => missing[index]!);
  add(facet.totals, 1);
  add(absent, -1);
  return listTouched(facet);
}

/** The counts of some documents, in an array of their own; the facet's counters are as before. */
function countAll(
  facet: GlobalFacet,
  snapshot: IndexSnapshot,
  name: string,
  documentsOf: (segment: number) => Uint32Array,
): Uint32Array {
  const before = facet.counts.slice();
  facet.counts.fill(0);
  for (const [index, segment] of snapshot.segments.entries()) {
    const column = segment.facets.get(name);
    if (column) countColumn(facet, column, facet.maps.get(segment), documentsOf(index), 0);
  }
  const counted = facet.counts.slice();
  facet.counts.set(before);
  return counted;
}

/** Answers how many counters are not zero now. */
function countColumn(
  facet: GlobalFacet,
  column: FacetColumn,
  map: Uint32Array | undefined,
  documents: Uint32Array,
  before: number,
): number {
  if (map || documents.length < facet.counts.length * MANY) return countFew(facet, column, map, documents, before);
  if (column.starts) countMany(facet.counts, column.values, column.starts, documents);
  else countManySingle(facet.counts, column.values, documents);
  return listTouched(facet);
}

/** Notes each value when it is met first, so that cleaning up costs no more than counting did. */
function countFew(
  { counts, touched }: GlobalFacet,
  { values, starts }: FacetColumn,
  map: Uint32Array | undefined,
  documents: Uint32Array,
  before: number,
): number {
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

function countManySingle(counts: Uint32Array, values: FacetColumn['values'], documents: Uint32Array): void {
  for (let at = 0; at < documents.length; at++) counts[values[documents[at]!]!]!++;
}

function countMany(
  counts: Uint32Array,
  values: FacetColumn['values'],
  starts: Uint32Array,
  documents: Uint32Array,
): void {
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const to = starts[document + 1]!;
    for (let next = starts[document]!; next < to; next++) counts[values[next]!]!++;
  }
}

function listTouched({ counts, touched }: GlobalFacet): number {
  let used = 0;
  for (let value = 0; value < counts.length; value++) if (counts[value] !== 0) touched[used++] = value;
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
