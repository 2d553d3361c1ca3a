import { compareWords } from '../words/compare-words.ts';

/** Characters of a block's text (`blockText`), `to` exclusive. */
export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** A block's text, and where its own words begin behind the printed number. */
export interface PlacedText {
  readonly text: string;
  readonly start: number;
}

/**
 * Where a passage of a block stands in the same block of another version: the identical characters, or undefined. In an
 * edited block the words must have been left alone by the edit and stand there only once (OP-119, OP-123), so that a
 * passage never comes to rest on words that are merely equal.
 */
export function carryPassage(old: PlacedText, next: PlacedText, passage: Passage): Passage | undefined {
  const quote = readPassage(old.text, passage);
  if (quote === undefined) return undefined;
  const shift = next.start - old.start;
  if (old.text.slice(old.start) === next.text.slice(next.start))
    return checkQuote(next.text, quote, passage.from + shift);
  const from = shiftThroughEdit(old.text, next.text, passage);
  if (from === undefined || next.text.indexOf(quote) !== next.text.lastIndexOf(quote)) return undefined;
  return checkQuote(next.text, quote, from);
}

/** The characters of a passage; undefined where the text has no such characters. */
export function readPassage(text: string, { from, to }: Passage): string | undefined {
  return from >= 0 && from < to && to <= text.length ? text.slice(from, to) : undefined;
}

function checkQuote(text: string, quote: string, from: number): Passage | undefined {
  return from >= 0 && text.startsWith(quote, from) ? { from, to: from + quote.length } : undefined;
}

/** Where a passage begins after an edit that did not touch it. */
function shiftThroughEdit(old: string, next: string, { from, to }: Passage): number | undefined {
  const { changes, isWhole } = compareWords(old, next);
  if (!isWhole) return undefined;
  if (changes.some((change) => change.oldFrom < to && change.oldTo > from)) return undefined;
  if (changes.some(({ oldFrom, oldTo }) => oldFrom === oldTo && oldFrom > from && oldFrom < to)) return undefined;
  const before = changes.findLast(({ oldTo }) => oldTo <= from);
  return before ? from - before.oldTo + before.newTo : from;
}
