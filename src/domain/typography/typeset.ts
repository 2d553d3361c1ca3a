import { quoteMarksOf } from './quote-marks.ts';
import { setQuotes } from './set-quotes.ts';
import { setSpaces } from './set-spaces.ts';

/** Addresses in running text, up to what ends the sentence that they stand in. */
const ADDRESS = /(?:https?:\/\/|www\.|doi:)[^\s"<>]*[^\s"'<>.,;:)\]]|[^\s"'<>()][^\s"<>()]*@[^\s"'<>()]+\.\p{L}{2,}/giu;
/** Stands for a character that is not touched; it belongs to no word. */
const KEPT = '\ufffc';

/** A piece of running text; `isKept` for code, which is drawn as it is. */
export interface Piece {
  readonly text: string;
  readonly isKept?: boolean;
}

/**
 * What a reader sees of a text: its quotes, apostrophes and spaces as print sets them. Every character stands for one
 * character, so that a place in the text stays a place on the screen. Nothing of this is stored, searched or copied.
 */
export function typeset(text: string, language?: string): string {
  return typesetPieces([{ text }], language)[0] ?? '';
}

/** The same for text that stands in several elements: a quotation may begin in one and end in another. */
export function typesetPieces(pieces: readonly Piece[], language?: string): readonly string[] {
  const whole = pieces.map(({ text, isKept }) => (isKept ? KEPT.repeat(text.length) : text)).join('');
  const masked = whole.replace(ADDRESS, (address) => KEPT.repeat(address.length));
  const marks = quoteMarksOf(language);
  const drawn = setSpaces(marks ? setQuotes(masked, marks) : masked, language);
  let from = 0;
  return pieces.map(({ text, isKept }) => {
    const start = from;
    from += text.length;
    return isKept ? text : fill(drawn.slice(start, from), text);
  });
}

function fill(drawn: string, text: string): string {
  return drawn.includes(KEPT) ? drawn.replaceAll(KEPT, (_, at: number) => text.charAt(at)) : drawn;
}
