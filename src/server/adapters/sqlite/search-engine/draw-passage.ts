import type { FieldSpan } from '#domain/search/evaluate-query.ts';
import { tokenizeText, type TokenList } from '#domain/search/tokenize.ts';
import type { MarkedText } from '#server/ports/search-engine.ts';
import type { TextChunk } from './text-source.ts';

/** UTF-16 units of a passage, about, and how much of it stands before the first match. */
const LENGTH = 260;
const LEAD = 90;
/** How far a cut moves to meet the end of a sentence. */
const SLACK = 60;
const SENTENCE_END = /[.!?;:]["”’)\]]?\s+/g;

/** A block of a text with the place of its first word in the whole text. */
export interface PlacedBlock {
  readonly block: number;
  readonly text: string;
  readonly tokens: TokenList;
  readonly firstPosition: number;
}

/** The block of a chunk in which a word stands. */
export function findBlock(chunk: TextChunk, position: number): PlacedBlock | undefined {
  let firstPosition = chunk.firstPosition;
  for (const [index, text] of chunk.texts.entries()) {
    const tokens = tokenizeText(text);
    if (position < firstPosition + tokens.words.length) {
      return { block: chunk.firstBlock + index, text, tokens, firstPosition };
    }
    firstPosition += tokens.words.length;
  }
  return undefined;
}

/** Marks the matches inside a text; what does not lie in it is left out. */
export function markSpans(tokens: TokenList, firstPosition: number, spans: readonly FieldSpan[]): MarkedText['marks'] {
  return spans.flatMap((span) => {
    const start = tokens.starts[span.first - firstPosition];
    const end = tokens.ends[Math.min(span.last - firstPosition, tokens.ends.length - 1)];
    return start === undefined || end === undefined ? [] : [{ start, end, term: span.term }];
  });
}

/** A passage, and where in its block it ends. */
export interface Passage extends MarkedText {
  readonly block: number;
  readonly to: number;
}

/** Cuts a passage around the first matches of a block, at the edges of sentences or words, behind an earlier one. */
export function drawPassage(block: PlacedBlock, spans: readonly FieldSpan[], earlier?: Passage): Passage | undefined {
  const marks = markSpans(block.tokens, block.firstPosition, spans);
  const [first] = marks;
  // What stands in the passage before is shown already.
  if (!first || (earlier?.block === block.block && first.start < earlier.to)) return undefined;
  const from = Math.max(findStart(block, first.start), earlier?.block === block.block ? earlier.to : 0);
  const to = findEnd(block, Math.max(from + LENGTH, first.end));
  const before = from > 0 ? '… ' : '';
  const after = to < block.text.length ? ' …' : '';
  const shift = before.length - from;
  return {
    text: before + block.text.slice(from, to) + after,
    marks: marks
      .filter((mark) => mark.end <= to)
      .map((mark) => ({ start: mark.start + shift, end: mark.end + shift, term: mark.term })),
    block: block.block,
    to,
  };
}

function findStart({ text, tokens }: PlacedBlock, mark: number): number {
  const wanted = mark - LEAD;
  if (wanted <= SLACK) return 0;
  for (const { index, 0: found } of text.slice(wanted - SLACK, mark).matchAll(SENTENCE_END)) {
    return wanted - SLACK + index + found.length;
  }
  return tokens.starts[lastBefore(tokens.starts, wanted) + 1] ?? 0;
}

function findEnd({ text, tokens }: PlacedBlock, wanted: number): number {
  if (wanted + SLACK >= text.length) return text.length;
  const ends = [...text.slice(wanted - SLACK, wanted + SLACK).matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  if (last) return wanted - SLACK + last.index + last[0].trimEnd().length;
  return Math.max(tokens.ends[lastBefore(tokens.ends, wanted)] ?? text.length, 0);
}

/** The last index whose offset is at most `wanted`, or -1. */
function lastBefore(offsets: Uint32Array, wanted: number): number {
  let low = -1;
  let high = offsets.length;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (offsets[middle]! <= wanted) low = middle;
    else high = middle;
  }
  return low;
}
