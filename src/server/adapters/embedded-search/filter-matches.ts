import type { FacetChoice } from '#server/ports/search-engine.ts';
import type { FacetColumn } from '../index/facet-values.ts';
import { dateNumber } from '../index/legal-date.ts';
import type { Segment } from '../index/segment.ts';
import type { SegmentMatches } from './match-set.ts';

export interface FilterRequest {
  readonly scope: readonly FacetChoice[];
  readonly filters: readonly FacetChoice[];
  readonly dateRange?: { readonly field: string; readonly from?: string; readonly to?: string };
  readonly addedRange?: { readonly from?: string; readonly to?: string };
}

/** The matches of one segment after filtering. */
export interface FilteredMatches {
  /** What passes everything. */
  readonly passed: SegmentMatches;
  /** For each facet with a choice: what fails that choice and passes everything else. */
  readonly failedOnly: ReadonlyMap<string, Uint32Array>;
}

/** What became of a match: 0 passes, 1 and up fails just the choice of that number, `OUT` fails more or the scope. */
type Fates = Uint8Array;
const OUT = 255;

/**
 * Applies scope, dates and the reader's choices in one pass for each. Knowing the one choice that a document fails is
 * all that facet counts need: each facet counts what passes everything but its own choice.
 */
export function filterMatches(segment: Segment, matches: SegmentMatches, request: FilterRequest): FilteredMatches {
  const { documents } = matches;
  const groups = [...Map.groupBy(request.filters, (choice) => choice.facet)];
  if (groups.length === 0 && request.scope.length === 0 && !request.dateRange && !request.addedRange) {
    return { passed: matches, failedOnly: new Map() };
  }
  const fates: Fates = new Uint8Array(documents.length);
  for (const choice of request.scope) failChoice(segment, choice, documents, fates, OUT);
  if (request.dateRange) failDates(segment, request.dateRange, documents, fates);
  if (request.addedRange) failDates(segment, { field: 'added', ...request.addedRange }, documents, fates);
  for (const [index, [, choices]] of groups.entries()) failGroup(segment, choices, documents, fates, index + 1);
  const { passed, failed } = divide(matches, fates, groups.length);
  return { passed, failedOnly: new Map(groups.map(([facet], index) => [facet, failed[index]!])) };
}

/** Choices of the same facet belong together: failing several of them is failing that facet once. */
function failGroup(
  segment: Segment,
  choices: readonly FacetChoice[],
  documents: Uint32Array,
  fates: Fates,
  fate: number,
): void {
  if (choices.length === 1) return failChoice(segment, choices[0]!, documents, fates, fate);
  const own: Fates = new Uint8Array(documents.length);
  for (const choice of choices) failChoice(segment, choice, documents, own, OUT);
  for (let at = 0; at < own.length; at++) if (own[at] !== 0) fates[at] = fates[at] === 0 ? fate : OUT;
}

function failChoice(segment: Segment, choice: FacetChoice, documents: Uint32Array, fates: Fates, fate: number): void {
  const column = segment.facets.get(choice.facet);
  const wanted = [...new Set(choice.values)];
  const numbers = wanted.map((value) => column?.names.find(value) ?? -1).filter((number) => number >= 0);
  if (choice.none) {
    if (column) failCarriers(column, numbers, documents, fates, fate);
    return;
  }
  const needed = choice.every ? wanted.length : 1;
  if (!column || numbers.length < needed) {
    if (needed > 0) for (let at = 0; at < fates.length; at++) fates[at] = fates[at] === 0 ? fate : OUT;
    return;
  }
  const isWanted = new Uint8Array(column.names.size + 1);
  for (const number of numbers) isWanted[number] = 1;
  const { values, starts } = column;
  if (!starts && needed === 1) return failSingle(values, isWanted, documents, fates, fate);
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const to = starts ? starts[document + 1]! : document + 1;
    let found = 0;
    for (let next = starts ? starts[document]! : document; next < to; next++) found += isWanted[values[next]!]!;
    if (found < needed) fates[at] = fates[at] === 0 ? fate : OUT;
  }
}

/** Fails what carries one of the values. */
function failCarriers(
  { names, values, starts }: FacetColumn,
  unwanted: readonly number[],
  documents: Uint32Array,
  fates: Fates,
  fate: number,
): void {
  if (unwanted.length === 0) return;
  const isUnwanted = new Uint8Array(names.size + 1);
  for (const number of unwanted) isUnwanted[number] = 1;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const to = starts ? starts[document + 1]! : document + 1;
    let next = starts ? starts[document]! : document;
    while (next < to && isUnwanted[values[next]!] === 0) next++;
    if (next < to) fates[at] = fates[at] === 0 ? fate : OUT;
  }
}

/** The commonest case, without a branch that depends on the data: half of the guesses at it would be wrong. */
function failSingle(
  values: Uint16Array | Uint32Array,
  isWanted: Uint8Array,
  documents: Uint32Array,
  fates: Fates,
  fate: number,
): void {
  const next = new Uint8Array(512).fill(OUT);
  next[0] = fate;
  for (let before = 0; before <= OUT; before++) next[256 + before] = before;
  for (let at = 0; at < documents.length; at++) {
    fates[at] = next[(isWanted[values[documents[at]!]!]! << 8) | fates[at]!]!;
  }
}

function failDates(
  segment: Segment,
  range: NonNullable<FilterRequest['dateRange']>,
  documents: Uint32Array,
  fates: Fates,
): void {
  const from = range.from === undefined ? undefined : dateNumber(range.from);
  const to = range.to === undefined ? undefined : dateNumber(range.to, 'last');
  if (from === undefined && to === undefined) return;
  const dates = segment.dates.get(range.field);
  for (let at = 0; at < documents.length; at++) {
    const date = dates?.[documents[at]!] ?? 0;
    if (date === 0 || date < (from ?? 0) || date > (to ?? Infinity)) fates[at] = OUT;
  }
}

/** What passes, and for each choice what fails only that one: a counting sort by fate. */
function divide(
  { documents, scores }: SegmentMatches,
  fates: Fates,
  choices: number,
): { passed: SegmentMatches; failed: readonly Uint32Array[] } {
  const starts = new Uint32Array(OUT + 2);
  for (let at = 0; at < fates.length; at++) starts[fates[at]! + 1]!++;
  for (let fate = 0; fate <= OUT; fate++) starts[fate + 1]! += starts[fate]!;
  const next = starts.slice();
  const sorted = new Uint32Array(documents.length);
  const sortedScores = scores && new Float64Array(documents.length);
  for (let at = 0; at < documents.length; at++) {
    const place = next[fates[at]!]!++;
    sorted[place] = documents[at]!;
    if (sortedScores) sortedScores[place] = scores[at]!;
  }
  const passed = { documents: sorted.subarray(0, starts[1]) };
  const failed = Array.from({ length: choices }, (_, index) => sorted.subarray(starts[index + 1], starts[index + 2]));
  return { passed: sortedScores ? { ...passed, scores: sortedScores.subarray(0, starts[1]) } : passed, failed };
}
