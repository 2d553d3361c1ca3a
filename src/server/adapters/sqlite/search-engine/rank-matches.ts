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
    const rank = sort.field === 'score' ? rankOfScore : rankOfDate;
    collect(best, segment, matches[index]!, (document, score) => rank(segment, document, score, sort.descending));
  }
  return best.take().slice(start);
}

type Rank = (document: number, score: number) => number;

function collect(best: BestHits, segment: Segment, { documents, scores }: SegmentMatches, rank: Rank): void {
  const dates = segment.dates.get(SORT_DATE) ?? NO_DATES;
  for (let at = 0; at < documents.length; at++) {
    const document = documents[at]!;
    const score = scores ? scores[at]! : 0;
    const value = rank(document, score);
    if (value >= best.threshold) best.offer({ segment, document, score, rank: value, date: dates[document] ?? 0 });
  }
}

function rankOfScore(_segment: Segment, _document: number, score: number, descending: boolean): number {
  return descending ? score : -score;
}

function rankOfDate(segment: Segment, document: number, _score: number, descending: boolean): number {
  const date = segment.dates.get(SORT_DATE)?.[document] ?? 0;
  if (date === 0) return -Infinity;
  return descending ? date : -date;
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
    const sign = descending ? 1 : -1;
    collect(best, segment, matches[index]!, (document) => sign * segment.titleRanks[document]!);
    return best.take();
  });
  if (lists.length === 1) return lists[0]!;
  const titled = lists.flat().map((hit) => ({ hit, key: Buffer.from(hit.segment.titleKeys.view(hit.document)) }));
  titled.sort((a, b) => (descending ? -1 : 1) * Buffer.compare(a.key, b.key) || BestHits.compareEquals(a.hit, b.hit));
  return titled.slice(0, wanted).map(({ hit }) => hit);
}
