/** A match inside a block's text (`blockText`); `number` counts matches through the document. */
export interface BlockMark {
  readonly start: number;
  readonly end: number;
  readonly term: number;
  readonly number: number;
}

/** Hues of the style sheet; further terms begin again with the first. */
const HUES = 6;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, safe in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Draws a block's text piece by piece in reading order and puts the marks in, split where a mark crosses the border
 * of an element. The first piece of a match carries its id.
 */
export class MarkedText {
  readonly #marks: readonly BlockMark[];
  #offset = 0;
  #next = 0;

  constructor(marks: readonly BlockMark[]) {
    this.#marks = marks;
  }

  /** The next piece of the text, escaped and marked. */
  take(piece: string): string {
    const from = this.#offset;
    const to = from + piece.length;
    this.#offset = to;
    let html = '';
    let at = from;
    while (this.#next < this.#marks.length) {
      const mark = this.#marks[this.#next] as BlockMark;
      if (mark.start >= to) break;
      const start = Math.max(mark.start, at);
      const end = Math.min(mark.end, to);
      html += escapeHtml(piece.slice(at - from, start - from));
      if (end > start) html += wrapMark(piece.slice(start - from, end - from), mark, start === mark.start);
      at = Math.max(at, end);
      if (mark.end > to) break;
      this.#next += 1;
    }
    return html + escapeHtml(piece.slice(at - from));
  }

  /** Steps over characters that are not drawn as text (the space after a number, a line break). */
  skip(characters: number): void {
    this.#offset += characters;
  }
}

function wrapMark(text: string, mark: BlockMark, isFirst: boolean): string {
  const id = isFirst ? ` id="match-${mark.number}"` : '';
  return `<mark class="term-${mark.term % HUES}"${id} data-match="${mark.number}">${escapeHtml(text)}</mark>`;
}
