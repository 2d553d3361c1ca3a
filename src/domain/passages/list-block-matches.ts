import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import type { TextMark } from './marked-text.ts';
import type { PassageSource, TextChunk } from './passage-source.ts';

/** A marked range inside the text of one block (`blockText`); `block` counts from 0. */
export interface BlockMatch extends TextMark {
  readonly block: number;
}

/** Matches whose chunks are read at once. */
const BATCH = 32;

/** Where the matches of a document's text stand in its blocks; reads only the chunks that have one. */
export async function listBlockMatches(
  document: number,
  spans: readonly FieldSpan[],
  source: Pick<PassageSource, 'readChunks'>,
): Promise<BlockMatch[]> {
  const matches: BlockMatch[] = [];
  while (matches.length < spans.length) {
    const ranges = spans
      .slice(matches.length, matches.length + BATCH)
      .map(({ first }) => ({ document, first, last: first }));
    const chunks = new Set((await source.readChunks(ranges)).flat());
    if (chunks.size === 0) break;
    for (const chunk of chunks) {
      const placed = placeSpans(chunk, spans, matches.length);
      // A text that changed since it was indexed may end early.
      if (placed.length === 0) return matches;
      matches.push(...placed);
    }
  }
  return matches;
}

/** The spans of a chunk, from number `from` on. */
function placeSpans(chunk: TextChunk, spans: readonly FieldSpan[], from: number): BlockMatch[] {
  const placed: BlockMatch[] = [];
  let at = from;
  let position = chunk.firstPosition;
  for (const [index, text] of chunk.texts.entries()) {
    const tokens = tokenizeText(text);
    const end = position + tokens.words.length;
    for (; at < spans.length && spans[at]!.first < end; at++) {
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
