import type { BlockMatch, MatchAnswer, MatchRequest } from '#server/ports/search-engine.ts';
import { tokenizeText } from '#domain/search/tokenize.ts';
import type { FieldSpan } from '#domain/search/evaluate-query.ts';
import { findPlace } from './find-place.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { SpanLocator } from './locate-spans.ts';
import type { QueryBudget } from './query-budget.ts';
import type { TextChunk, TextSource } from './text-source.ts';

const NOTHING: MatchAnswer = { total: 0, matches: [], termCounts: [] };

/** Where a query matches inside the text of one document, by blocks; reads only the chunks that have a match. */
export function listDocumentMatches(
  snapshot: IndexSnapshot,
  request: MatchRequest,
  source: TextSource,
  budget: QueryBudget,
): MatchAnswer {
  const number = source.findNumber(request.id);
  const place = number === undefined ? undefined : findPlace(snapshot, number);
  if (number === undefined || !place) return NOTHING;
  const [found] = new SpanLocator(request.query, false, budget).locate(
    place.segment,
    Uint32Array.of(place.document),
    request.limit,
  );
  const spans = found!.spans.filter((span) => span.field === 'text');
  const matches: BlockMatch[] = [];
  for (let at = 0; at < Math.min(spans.length, request.limit);) {
    const chunk = source.findChunk(number, spans[at]!.first);
    const placed = chunk ? placeSpans(chunk, spans, at, request.limit) : [];
    // A text that changed since it was indexed may end early.
    if (placed.length === 0) break;
    matches.push(...placed);
    at += placed.length;
  }
  return { total: found!.totals.text, matches, termCounts: found!.termCounts };
}

/** The spans of a chunk, from number `from` on. */
function placeSpans(chunk: TextChunk, spans: readonly FieldSpan[], from: number, limit: number): BlockMatch[] {
  const placed: BlockMatch[] = [];
  let at = from;
  let position = chunk.firstPosition;
  for (const [index, text] of chunk.texts.entries()) {
    const tokens = tokenizeText(text);
    const end = position + tokens.words.length;
    for (; at < spans.length && at < limit && spans[at]!.first < end; at++) {
      const span = spans[at]!;
      const last = Math.min(span.last - position, tokens.words.length - 1);
      const [start, stop] = [tokens.starts[span.first - position], tokens.ends[last]];
      if (start === undefined || stop === undefined) return placed;
      placed.push({ block: chunk.firstBlock + index, start, end: stop, term: span.term });
    }
    position = end;
  }
  return placed;
}
