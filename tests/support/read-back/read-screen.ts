import { parseFragment, serializeOuter } from 'parse5';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import type { TestServer } from '../demo-server.ts';
import { readDrawnText } from '../read-drawn-text.ts';
import { splitComparable } from './follow-words.ts';

const PARTS_PER_CALL = 12;

/** How a note is marked: Word numbers those of a file, whatever the source has. */
const MARK = /<(\w+) class="mark">.*?<\/\1>/su;

/** A mark in the text, and the note that it leads to. */
const NOTE_MARK = /<a class="note-mark"[^>]*? href="#(?<note>[^"]+)"/gu;

/** No table stands in another. */
const ROW = /<tr\b.*?<\/tr>/gsu;
/** Characters of a cell, markup and all, from which on a page may cut its row. */
const LONG_CELL = 300;

/** The words of a document as its page shows them. */
export interface ShownText {
  readonly id: string;
  /** The words of the text without its notes, tables and lists included. */
  readonly text: readonly string[];
  /**
   * Of tables in which a cell spans rows, which is written once, at the row in which another program comes to it, and of
   * rows that a page may cut, where the cell beside is read before the rest.
   */
  readonly spanned: readonly string[];
  /** Of each note, in the order of their marks: on paper a note comes where its mark does. */
  readonly notes: readonly (readonly string[])[];
}

/** Everything that the page of a document shows of its text. */
export async function readScreen(server: TestServer, id: string, host: string): Promise<ShownText> {
  const { content, contentFrom, contentTo, parts, version } = await server.call(getDocument, { query: { id }, host });
  const html = contentFrom === 0 ? [content] : [];
  for (let from = contentFrom === 0 ? contentTo : 0; from < parts.length;) {
    const to = Math.min(from + PARTS_PER_CALL, parts.length);
    const more = await server.call(getDocumentPart, { query: { id, from, to, version }, host });
    html.push(...more.parts);
    from = more.to;
  }
  const blocks = parseFragment(html.join('')).childNodes.flatMap((node) => ('attrs' in node ? [node] : []));
  // One to which no mark leads stands in the text, on paper, too.
  const isNote = (block: (typeof blocks)[number]) =>
    block.attrs.some(({ name, value }) => name === 'class' && /\bfootnote\b(?!.*\bstanding\b)/u.test(value));
  const isSpanned = (block: (typeof blocks)[number]) => /rowspan="(?!1")/u.test(serializeOuter(block));
  const words = (html: readonly string[]) => splitComparable(html.map(readDrawnText).join('\n'));
  const marks = [...new Set([...html.join('').matchAll(NOTE_MARK)].map(({ groups }) => groups?.['note'] ?? ''))];
  const turns = new Map(marks.map((note, turn) => [note, turn]));
  const turnOf = ({ attrs }: (typeof blocks)[number]) =>
    turns.get(attrs.find(({ name }) => name === 'id')?.value ?? '') ?? marks.length;
  const text = blocks.filter((block) => !isNote(block) && !isSpanned(block)).map((block) => serializeOuter(block));
  return {
    id,
    text: words(text.map((html) => html.replaceAll(ROW, (row) => (isCut(row) ? '' : row)))),
    spanned: words([
      ...blocks.filter(isSpanned).map((block) => serializeOuter(block)),
      ...text.flatMap((html) => html.match(ROW) ?? []).filter(isCut),
    ]),
    notes: blocks
      .filter(isNote)
      .toSorted((one, other) => turnOf(one) - turnOf(other))
      .map((block) => splitComparable(readDrawnText(serializeOuter(block).replace(MARK, '')))),
  };
}

/** Whether a page may cut a row, and so come to one cell before it is through with the one before. */
function isCut(row: string): boolean {
  const cells = row.split(/<t[dh]\b/u);
  return cells.length > 2 && cells.some(({ length }) => length > LONG_CELL);
}
