import { foldText } from '#domain/words/fold-text.ts';

/** A piece of a suggestion; `isTyped` where it is what the reader has written. */
export interface TextPiece {
  readonly text: string;
  readonly isTyped: boolean;
}

/**
 * A suggestion with what was typed told apart: each typed word where a word of the suggestion begins with it, whatever
 * its case and accents.
 */
export function markTyped(suggestion: string, typed: string): readonly TextPiece[] {
  const words = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { 0: word, index } of suggestion.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const length = Math.max(0, ...words.map((wanted) => countBeginning(word, wanted)));
    if (length === 0) continue;
    if (index > at) pieces.push({ text: suggestion.slice(at, index), isTyped: false });
    pieces.push({ text: word.slice(0, length), isTyped: true });
    at = index + length;
  }
  if (at < suggestion.length) pieces.push({ text: suggestion.slice(at), isTyped: false });
  return pieces;
}

/** How many UTF-16 units of the word fold to what is wanted; 0 where it does not begin so. */
function countBeginning(word: string, wanted: string): number {
  if (!foldText(word).startsWith(wanted)) return 0;
  let length = 0;
  for (const letter of word) {
    length += letter.length;
    if (foldText(word.slice(0, length)).length >= wanted.length) break;
  }
  // An accent written by itself belongs to the letter before it.
  return length + (/^\p{M}+/u.exec(word.slice(length))?.[0].length ?? 0);
}
