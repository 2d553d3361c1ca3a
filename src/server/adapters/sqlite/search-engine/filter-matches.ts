import type { FacetChoice } from '#server/ports/search-engine.ts';
import { dateNumber } from '../index/legal-date.ts';
import type { Segment } from '../index/segment.ts';
import type { SegmentMatches } from './match-set.ts';

export interface FilterRequest {
  readonly scope: readonly FacetChoice[];
  readonly filters: readonly FacetChoice[];
  readonly dateRange?: { readonly field: string; readonly from?: string; readonly to?: string };
}

/** The matches of one segment after filtering. */
export interface FilteredMatches {
  /** What passes everything. */
  readonly passed: SegmentMatches;
  /** For each facet with a choice: what fails that choice and passes everything else. */
  readonly failedOnly: ReadonlyMap<string, Uint32Array>;
}

/** Failing the scope or the dates counts as two failures, so that no facet counts the document. */
const EXCLUDED = 2;

/**
 * Applies scope, dates and the reader's choices in one pass for each. Counting how many choices a document fails is
 * all that facet counts need: each facet counts what passes everything but its own choice.
 */
export function filterMatches(segment: Segment, matches: SegmentMatches, request: FilterRequest): FilteredMatches {
  const { documents } = matches;
  const filters = mergeChoices(request.filters);
  if (filters.length === 0 && request.scope.length === 0 && !request.dateRange) {
    return { passed: matches, failedOnly: new Map() };
  }
  const failures = new Uint8Array(documents.length);
  const failedAt = new Uint8Array(documents.length);
  for (const choice of request.scope) markFailures(segment, choice, documents, failures, failedAt, EXCLUDED, 0);
  if (request.dateRange) markOutside(segment, request.dateRange, documents, failures);
  for (const [index, group] of filters.entries()) {
    markGroup(segment, group, documents, failures, failedAt, index);
  }
  const failedOnly = new Map(
    filters.map(([choice], index) => [choice!.facet, selectFailed(documents, failures, failedAt, index)]),
  );
  return { passed: selectPassed(matches, failures), failedOnly };
}

/** Choices of the same facet belong together: failing several of them is failing that facet once. */
function mergeChoices(choices: readonly FacetChoice[]): (readonly FacetChoice[])[] {
  return [...Map.groupBy(choices, (choice) => choice.facet).values()];
}

function markGroup(
  segment: Segment,
  group: readonly FacetChoice[],
  documents: Uint32Array,
  failures: Uint8Array,
  failedAt: Uint8Array,
  index: number,
): void {
  if (group.length === 1) return markFailures(segment, group[0]!, documents, failures, failedAt, 1, index);
  const own = new Uint8Array(documents.length);
  for (const choice of group) markFailures(segment, choice, documents, own, failedAt, 1, index);
  for (let at = 0; at < own.length; at++) if (own[at]! > 0 && failures[at]! < EXCLUDED) failures[at]!++;
}

function markFailures(
  segment: Segment,
  choice: FacetChoice,
  documents: Uint32Array,
  failures: Uint8Array,
  failedAt: Uint8Array,
  weight: number,
  index: number,
): void {
  const column = segment.facets.get(choice.facet);
  const wanted = new Set(choice.values);
  const isWanted = new Uint8Array((column?.names.size ?? 0) + 1);
  let known = 0;
  for (const value of wanted) {
    const number = column?.names.find(value) ?? -1;
    if (number >= 0) {
      isWanted[number] = 1;
      known++;
    }
  }
  const needed = choice.every ? wanted.size : 1;
  const fail = (at: number): void => {
    failures[at] = Math.min(failures[at]! + weight, EXCLUDED);
    failedAt[at] = index;
  };
  if (!column || known < needed) {
    if (needed > 0) for (let at = 0; at < documents.length; at++) fail(at);
    return;
  }
  const { values, starts } = column;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    let found = 0;
    if (!starts) found = isWanted[values[document]!]!;
    else for (let next = starts[document]!; next < starts[document + 1]!; next++) found += isWanted[values[next]!]!;
    if (found < needed) fail(at);
  }
}

function markOutside(
  segment: Segment,
  range: NonNullable<FilterRequest['dateRange']>,
  documents: Uint32Array,
  failures: Uint8Array,
): void {
  const from = range.from === undefined ? undefined : dateNumber(range.from);
  const to = range.to === undefined ? undefined : dateNumber(range.to, 'last');
  if (from === undefined && to === undefined) return;
  const dates = segment.dates.get(range.field);
  for (let at = 0; at < documents.length; at++) {
    const date = dates?.[documents[at]!] ?? 0;
    if (date === 0 || date < (from ?? 0) || date > (to ?? Infinity)) failures[at] = EXCLUDED;
  }
}

function selectPassed({ documents, scores }: SegmentMatches, failures: Uint8Array): SegmentMatches {
  const keptDocuments = new Uint32Array(documents.length);
  const keptScores = scores && new Float64Array(documents.length);
  let used = 0;
  for (let at = 0; at < documents.length; at++) {
    if (failures[at] !== 0) continue;
    keptDocuments[used] = documents[at]!;
    if (keptScores) keptScores[used] = scores[at]!;
    used++;
  }
  const passed = { documents: keptDocuments.subarray(0, used) };
  return keptScores ? { ...passed, scores: keptScores.subarray(0, used) } : passed;
}

function selectFailed(documents: Uint32Array, failures: Uint8Array, failedAt: Uint8Array, index: number): Uint32Array {
  const failed = new Uint32Array(documents.length);
  let used = 0;
  for (let at = 0; at < documents.length; at++) {
    if (failures[at] === 1 && failedAt[at] === index) failed[used++] = documents[at]!;
  }
  return failed.subarray(0, used);
}
