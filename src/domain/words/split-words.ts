/** A word, number or sign of a text; offsets into the text, `to` is exclusive. */
export interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * A number with its separators (`10,000.50`, `1 000` with a space that does not break, `3.2.1`), a word with what
 * belongs into it (`claimant's`, `12a`), else any one sign.
 */
const PIECE =
  /\p{Nd}+(?:[.,'’\u00a0\u2009\u202f]\p{Nd}+)*(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’\u00ad][\p{L}\p{M}\p{N}]+)*|\S/gu;

/** The words, numbers and signs of a text in order, as written; spacing is left out. */
export function splitWords(text: string): Piece[] {
  return Array.from(text.matchAll(PIECE), ({ 0: piece, index }) => ({
    text: piece,
    from: index,
    to: index + piece.length,
  }));
}
