import { escapeHtml } from '../document/marked-text.ts';

/** A stretch of a text, the end exclusive; UTF-16. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** HTML of ours cut into tags and words. */
export interface HtmlText {
  /** Its words: blocks end with a line feed; what is no part of what the text says is blank. */
  readonly text: string;
  readonly pieces: readonly Piece[];
}

interface Piece {
  /** As it stands in the HTML. */
  readonly html: string;
  /** Its characters and where in the text they begin; undefined for tags. */
  readonly words?: string;
  readonly from: number;
}

const PIECE = /<[^>]*>|[^<]+/gu;
const ENTITY = /&(?:amp|lt|gt|quot|#39);/gu;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** Numbers of paragraphs, marks of footnotes, labels of pages: where something stands, not what it says. */
const LABEL = /^<\w+[^>]* class="(?:number|note-mark|mark|page)(?: |")/u;
const VOID = /^<(?:br|hr|img|wbr)\b/u;
const BLOCK_END = /^<(?:br\b|\/(?:p|h[1-6]|li|td|th|caption|figcaption|aside|div|tr)>)/u;

/** Reads the words of HTML as `renderBlock` builds it. */
export function readHtmlText(html: string): HtmlText {
  const pieces: Piece[] = [];
  let text = '';
  /** Elements that are open below a label, the label first. */
  let labelDepth = 0;
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece.startsWith('<')) {
      if (!VOID.test(piece) && (labelDepth > 0 || LABEL.test(piece))) labelDepth += piece.startsWith('</') ? -1 : 1;
      pieces.push({ html: piece, from: text.length });
      if (BLOCK_END.test(piece)) text += '\n';
      continue;
    }
    const words = piece.replaceAll(ENTITY, (entity) => CHARACTERS[entity] ?? entity);
    pieces.push({ html: piece, words, from: text.length });
    text += labelDepth > 0 ? ' '.repeat(words.length) : words;
  }
  return { text, pieces };
}

/** The same HTML with stretches of its text, in order and apart from each other, within `mark` elements. */
export function markHtmlText({ pieces }: HtmlText, spans: readonly TextSpan[]): string {
  let next = 0;
  const marked = pieces.map(({ html, words, from }) => {
    if (words === undefined) return html;
    while ((spans[next]?.to ?? Infinity) <= from) next += 1;
    let drawn = '';
    let at = 0;
    for (let index = next; index < spans.length; index += 1) {
      const { from: first, to: last } = spans[index] as TextSpan;
      if (first >= from + words.length) break;
      const [start, end] = [Math.max(first - from, at), Math.min(last - from, words.length)];
      drawn += `${escapeHtml(words.slice(at, start))}<mark>${escapeHtml(words.slice(start, end))}</mark>`;
      at = end;
    }
    return at === 0 ? html : drawn + escapeHtml(words.slice(at));
  });
  return marked.join('');
}
