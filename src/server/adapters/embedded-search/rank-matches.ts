import type { EngineRequest } from '#server/ports/search-engine.ts';
import type { Segment } from '../index/segment.ts';
import type { SegmentMatches } from './match-set.ts';
import { BestHits, type RankedHit } from './best-hits.ts';
import type { Pins } from './find-pins.ts';

/** The date field by which documents are ordered where the request names none, and always among equals. */
const SORT_DATE = 'relevant-date';

const NO_DATES = new Int32Array(0);

/** Above every score. */
const PINNED = Number.MAX_SAFE_INTEGER;

/** Sums that come together in another order differ in their last digits, which must not order equals. */
const roundScore = Math.fround;

/**
 * The hits of one page; by score, pinned ones come first. Equals are ordered by date, newest first, then by document number, so that pages never
 * overlap; a document without a date comes last in either direction.
 */
export function rankMatches(
  segments: readonly Segment[],
  matches: readonly SegmentMatches[],
  { sort, start, size }: Pick<EngineRequest, 'sort' | 'start' | 'size'>,
  pins: Pins = new Map(),
): RankedHit[] {
  const total = matches.reduce((sum, { documents }) => sum + documents.length, 0);
  const wanted = Math.min(start + size, total);
  if (wanted <= start) return [];
  if (sort.field === 'title') return rankByTitle(segments, matches, sort.descending, wanted).slice(start);
  const best = new BestHits(wanted);
  for (const [index, segment] of segments.entries()) {
    const found = matches[index]!;
    if (sort.field === 'score') collectByScore(best, segment, found, sort.descending, pins.get(segment));
    else collectByDate(best, segment, found, sort.dateField ?? SORT_DATE, sort.descending);
  }
  return best.take().slice(start);
}

function collectByScore(
  best: BestHits,
  segment: Segment,
  { documents, scores }: SegmentMatches,
  descending: boolean,
  pins?: ReadonlyMap<number, number>,
): void {
  const dates = segment.dates.get(SORT_DATE) ?? NO_DATES;
  const sign = descending ? 1 : -1;
  let { threshold } = best;
  for (let at = 0; at < documents.length; at++) {
    const score = scores ? roundScore(scores[at]!) : 0;
    const document = documents[at]!;
    const pin = pins?.get(document);
    const rank = pin === undefined ? score * sign : PINNED - pin;
    if (rank < threshold) continue;
    best.offer({ segment, document, score, rank, date: dates[document] ?? 0 });
    threshold = best.threshold;
  }
}

/** Orders by dates, where 0 stands for none and comes last in either direction. */
function collectByDate(
  best: BestHits,
  segment: Segment,
  matches: SegmentMatches,
  field: string,
  descending: boolean,
): void {
  collectByColumn(best, segment, matches, segment.dates.get(field) ?? NO_DATES, descending, -Infinity);
}

/** Orders by a column of the segment; `rankOfNone` is the place of a 0 where the order ascends. */
function collectByColumn(
  best: BestHits,
  segment: Segment,
  { documents, scores }: SegmentMatches,
  column: Int32Array | Uint32Array,
  descending: boolean,
  rankOfNone = 0,
): void {
  const dates = segment.dates.get(SORT_DATE) ?? NO_DATES;
  let { threshold } = best;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const value = column[document] ?? 0;
    const rank = descending ? value : value === 0 ? rankOfNone : -value;
    if (rank < threshold) continue;
    best.offer({ segment, document, score: roundScore(scores?.[at] ?? 0), rank, date: dates[document] ?? 0 });
    threshold = best.threshold;
  }
}

/** Places in the alphabet hold within a segment only; the best of each are then compared by their titles. */
function rankByTitle(
  segments: readonly Segment[],
  matches: readonly SegmentMatches[],
  descending: boolean,
  wanted: number,
): RankedHit[] {
  const lists = segments.map((segment, index) => {
    const best = new BestHits(Math.min(wanted, matches[index]!.documents.length));
    collectByColumn(best, segment, matches[index]!, segment.titleRanks, descending);
    return best.take();
  });
  if (lists.length === 1) return lists[0]!;
  const titled = lists.flat().map((hit) => ({ hit, key: Buffer.from(hit.segment.titleKeys.view(hit.document)) }));
  titled.sort((a, b) => (descending ? -1 : 1) * Buffer.compare(a.key, b.key) || BestHits.compareEquals(a.hit, b.hit));
  return titled.slice(0, wanted).map(({ hit }) => hit);
}
