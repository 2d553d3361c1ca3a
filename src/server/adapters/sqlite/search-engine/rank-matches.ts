import type { EngineRequest } from '#server/ports/search-engine.ts';
import type { Segment } from '../index/segment.ts';
import type { SegmentMatches } from './match-set.ts';
import { BestHits, type RankedHit } from './best-hits.ts';

/** The date field by which documents are ordered, also among equals. */
const SORT_DATE = 'relevant-date';

const NO_DATES = new Int32Array(0);

/**
 * The hits of one page. Equals are ordered by date, newest first, then by document number, so that pages never
 * overlap; a document without a date comes last in either direction.
 */
export function rankMatches(
  segments: readonly Segment[],
  matches: readonly SegmentMatches[],
  { sort, start, size }: Pick<EngineRequest, 'sort' | 'start' | 'size'>,
): RankedHit[] {
  const total = matches.reduce((sum, { documents }) => sum + documents.length, 0);
  const wanted = Math.min(start + size, total);
  if (wanted <= start) return [];
  if (sort.field === 'title') return rankByTitle(segments, matches, sort.descending, wanted).slice(start);
  const best = new BestHits(wanted);
  for (const [index, segment] of segments.entries()) {
    const found = matches[index]!;
    if (sort.field === 'score') collectByScore(best, segment, found, sort.descending);
    else collectByColumn(best, segment, found, segment.dates.get(SORT_DATE) ?? NO_DATES, sort.descending);
  }
  return best.take().slice(start);
}

function collectByScore(
  best: BestHits,
  segment: Segment,
  { documents, scores }: SegmentMatches,
  descending: boolean,
): void {
  const dates = segment.dates.get(SORT_DATE) ?? NO_DATES;
  const sign = descending ? 1 : -1;
  let { threshold } = best;
  for (let at = 0; at < documents.length; at++) {
    const score = scores ? scores[at]! : 0;
    if (score * sign < threshold) continue;
    const document = documents[at]!;
    best.offer({ segment, document, score, rank: score * sign, date: dates[document] ?? 0 });
    threshold = best.threshold;
  }
}

/** Orders by a column of the segment: dates, where 0 stands for none and comes last, or places in the alphabet. */
function collectByColumn(
  best: BestHits,
  segment: Segment,
  { documents, scores }: SegmentMatches,
  column: Int32Array | Uint32Array,
  descending: boolean,
): void {
  const dates = segment.dates.get(SORT_DATE) ?? NO_DATES;
  let { threshold } = best;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const value = column[document] ?? 0;
    const rank = descending ? value : value === 0 && column === dates ? -Infinity : -value;
    if (rank < threshold) continue;
    best.offer({ segment, document, score: scores?.[at] ?? 0, rank, date: dates[document] ?? 0 });
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
