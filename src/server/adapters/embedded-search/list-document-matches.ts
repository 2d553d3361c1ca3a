import { listBlockMatches } from '#domain/passages/list-block-matches.ts';
import type { MatchAnswer, MatchRequest } from '#server/ports/search-engine.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import { findPlace } from './find-place.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { SpanLocator } from './locate-spans.ts';
import type { QueryBudget } from './query-budget.ts';

const NOTHING: MatchAnswer = { total: 0, matches: [], termCounts: [] };

/** Where a query matches inside the text of one document, by blocks. */
export async function listDocumentMatches(
  snapshot: IndexSnapshot,
  request: MatchRequest,
  source: TextSource,
  budget: QueryBudget,
): Promise<MatchAnswer> {
  const [number] = await source.findNumbers([request.id]);
  const place = number === undefined ? undefined : findPlace(snapshot, number);
  if (number === undefined || !place) return NOTHING;
  const [found] = new SpanLocator(request.query, false, budget).locate(
    place.segment,
    Uint32Array.of(place.document),
    request.limit,
  );
  const spans = found!.spans.filter(({ field }) => field === 'text').slice(0, Math.max(0, request.limit));
  return {
    total: found!.totals.text,
    matches: await listBlockMatches(number, spans, source),
    termCounts: found!.termCounts,
  };
}
