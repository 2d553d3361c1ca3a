import type { FieldSpan } from '#domain/query/evaluate-query.ts';
import { markSpans } from './mark-spans.ts';
import type { MarkedText, TextMark } from './marked-text.ts';
import type { PlacedBlock } from './placed-block.ts';

/** UTF-16 units of a passage, about, and how much of it stands before the first match. */
interface Room {
  readonly length: number;
  readonly lead: number;
}
/** For a passage in one piece. */
export const WHOLE: Room = { length: 260, lead: 90 };
/** For each of several pieces. */
export const PIECE: Room = { length: 130, lead: 50 };
/** How far a cut moves to meet the end of a sentence. */
const SLACK = 60;
/** UTF-16 units that a heading has at most. */
const HEADING = 120;
const SENTENCE_END = /[.!?;:]["”’)\]]?\s+/g;

/** A piece of a block: where it begins and ends there, and whether it leaves out what stands before and after. */
export interface Passage extends MarkedText {
  readonly block: number;
  readonly from: number;
  readonly to: number;
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
  /** The place of the first word behind its block. */
  readonly next: number;
}

/** Cuts a passage around the first matches of a block, at the edges of sentences or words, behind an earlier one. */
export function drawPassage(
  block: PlacedBlock,
  spans: readonly FieldSpan[],
  room: Room,
  earlier?: Passage,
): Passage | undefined {
  const marks = markSpans(block.tokens, block.firstPosition, spans);
  const [first] = marks;
  // What stands in the passage before is shown already.
  if (!first || (earlier?.block === block.block && first.start < earlier.to)) return undefined;
  const from = Math.max(
    findStart(block, first.start - room.lead, first.start),
    earlier?.block === block.block ? earlier.to : 0,
  );
  return cutPassage(block, marks, from, findEnd(block, Math.max(from + room.length, first.end)));
}

/** A heading is never shown alone: what stands below it goes on from there, with its own matches, below a second one, too. */
export function leadOn(
  pieces: readonly Passage[],
  spans: readonly FieldSpan[],
  findBlockOf: (position: number) => PlacedBlock | undefined,
  most = 2,
): Passage[] {
  const last = pieces.at(-1);
  const below = last && most > 0 && isHeading(last) ? findBlockOf(last.next) : undefined;
  if (!below) return [...pieces];
  const marks = markSpans(below.tokens, below.firstPosition, spans);
  const more = cutPassage(below, marks, 0, findEnd(below, PIECE.length));
  return leadOn([...pieces, more], spans, findBlockOf, most - 1);
}

/** A paragraph that is short and ends like no sentence. */
function isHeading({ text, isCutBefore, isCutAfter }: Passage): boolean {
  return !isCutBefore && !isCutAfter && text.length <= HEADING && !/[.!?;:,…]["”’)\]]*\s*$/u.test(text);
}

function cutPassage(block: PlacedBlock, marks: readonly TextMark[], from: number, to: number): Passage {
  return {
    text: block.text.slice(from, to),
    marks: marks
      .filter((mark) => mark.end <= to)
      .map((mark) => ({ start: mark.start - from, end: mark.end - from, term: mark.term })),
    block: block.block,
    from,
    to,
    isCutBefore: from > 0,
    isCutAfter: to < block.text.length,
    next: block.firstPosition + block.tokens.words.length,
  };
}

/** Writes pieces as one text, with signs for what was left out and for the beginning of a paragraph. */
export function joinPassages(pieces: readonly Passage[]): MarkedText {
  let text = pieces[0]?.isCutBefore ? CUT.trimStart() : '';
  const marks: TextMark[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before) text += joint(before, piece);
    const shift = text.length;
    marks.push(...piece.marks.map((mark) => ({ ...mark, start: mark.start + shift, end: mark.end + shift })));
    text += piece.text;
  }
  return { text: pieces.at(-1)?.isCutAfter ? text + CUT.trimEnd() : text, marks };
}

const CUT = ' … ';
const PARAGRAPH = ' ¶ ';

/** Passages that stand one after the other: between two of them one sign says that words are left out. */
export function joinSigns(passages: readonly MarkedText[]): MarkedText[] {
  return passages.map((one, at) => {
    const isSaidNext = passages[at + 1]?.text.startsWith(CUT.trimStart()) ?? false;
    return isSaidNext && one.text.endsWith(CUT.trimEnd())
      ? { ...one, text: one.text.slice(0, -CUT.trimEnd().length) }
      : one;
  });
}

function joint(before: Passage, after: Passage): string {
  if (before.block === after.block) return before.to === after.from ? '' : CUT;
  return before.isCutAfter || after.isCutBefore || before.block + 1 < after.block ? CUT : PARAGRAPH;
}

function findStart({ text, tokens }: PlacedBlock, wanted: number, mark: number): number {
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
