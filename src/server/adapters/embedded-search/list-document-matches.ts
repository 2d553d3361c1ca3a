import { listBlockMatches } from '#domain/passages/list-block-matches.ts';
import { markRecord, type SaidMatch } from '#domain/passages/mark-record.ts';
import { markText, type MatchSpan } from '#domain/passages/mark-spans.ts';
import type { MatchAnswer, MatchRequest } from '#server/ports/search-engine.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import { findPlace } from './find-place.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { SpanLocator } from './locate-spans.ts';
import type { QueryBudget } from './query-budget.ts';

const NOTHING: MatchAnswer = { total: 0, matches: [], said: [], termCounts: [] };

/** Where a query matches in one document: in its text by blocks, in its title and in what its record says. */
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
  const { title = [], text = [], record = [] } = Object.groupBy(found!.spans, ({ field }) => field);
  const spans = text.slice(0, Math.max(0, request.limit));
  return {
    total: found!.totals.text,
    matches: await listBlockMatches(number, spans, source),
    said: [...(await markTitle(number, title, source)), ...(await markSaid(number, record, source))],
    termCounts: found!.termCounts,
  };
}

async function markTitle(number: number, spans: readonly MatchSpan[], source: TextSource): Promise<SaidMatch[]> {
  if (spans.length === 0) return [];
  const [title] = await source.readTitles([number]);
  return title === undefined ? [] : [{ label: 'Title', ...markText(title, spans) }];
}

async function markSaid(number: number, spans: readonly MatchSpan[], source: TextSource): Promise<SaidMatch[]> {
  if (spans.length === 0) return [];
  const [record] = await source.readRecords([number]);
  return record ? markRecord(record, spans) : [];
}
