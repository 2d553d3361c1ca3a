import { QUOTES } from '#domain/query/lexing.ts';
import { findOperator, translateConnector } from '#domain/query/translate-connector.ts';

const LATER = 'bis|ter|quater';
/** How paragraphs are numbered: `1`, `3a`, `1bis`, `e`, `ii`, `bis`; Roman numerals below one hundred. */
const NUMBER = `\\p{N}{1,4}(?:\\p{L}|${LATER})?|\\p{L}\\p{M}*|(?=[ivxl])(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})|${LATER}`;
/** The Additional Facility in case numbers of ICSID: `ARB(AF)/97/1`. */
const FACILITY = 'AF(?=\\)/\\p{N})';
const OPENING = `(?<=[\\p{L}\\p{M}\\p{N})])\\((?:${NUMBER}|${FACILITY})`;
/** Nothing to search for and no parenthesis that closes, save in a quotation mark left open, which takes in the rest. */
const NOTHING = `(?:[\\s(][^)\\p{L}\\p{N}${QUOTES}]*)?(?:[${QUOTES}][^\\p{L}\\p{N}]*)?$`;
/** Paragraphs in parentheses with what stands right behind them; the last is left open where nothing follows it. */
const PARAGRAPHS = new RegExp(`(?:${OPENING}\\)[^\\s()${QUOTES}]*)*(${OPENING}(?=${NOTHING}))?`, 'iuy');

/**
 * Where the run of characters that begins as `typed` ends, with the paragraphs that stand behind it in parentheses:
 * `101(3)`, `V(1)(e)`. `isOpen` where the last parenthesis is not closed. What follows an operator is a group.
 */
export function reachOfRun(
  text: string,
  typed: string,
  at: number,
): { readonly end: number; readonly isOpen: boolean } {
  const end = at + typed.length;
  if (findOperator(typed) ?? translateConnector(typed)) return { end, isOpen: false };
  PARAGRAPHS.lastIndex = end;
  const [paragraphs = '', open] = PARAGRAPHS.exec(text) ?? [];
  return { end: end + paragraphs.length, isOpen: open !== undefined };
}
