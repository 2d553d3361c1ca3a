import type { Block, FootnoteBlock, ParagraphBlock } from '#domain/document/block.ts';
import { splitPrintedNumber } from '../reading/printed-number.ts';
import { placeFootnotes } from '../reading/footnotes.ts';
import { LineJoiner } from '../reading/join-lines.ts';
import { beginsParagraph, ENDS_SENTENCE, isCentred, measurePage, median, type PageShape } from './line-shape.ts';
import { raisedInlines, readNotes, splitNotes } from './page-notes.ts';
import type { PdfLine } from './pdf-text.ts';
import { markHeadings, type Printed } from '../reading/printed-headings.ts';
import { findTables, partColumns } from './printed-tables.ts';
import type { BodyPage } from './running-heads.ts';

/**
 * Paragraphs by geometry: a wider gap, an indented line or a short line before it begins one; divided words are made
 * whole. Each page begins with its marker, which stands before the paragraph that runs over from the page before.
 */
export function pagesToBlocks(pages: readonly BodyPage[]): Block[] {
  const writer = new ParagraphWriter(pages);
  for (const page of pages) writer.addPage(page);
  const notes = writer.notes;
  return [...placeFootnotes(writer.finish(), notes), ...notes.values()];
}

class ParagraphWriter {
  readonly #printed: Printed[] = [];
  readonly #joiner: LineJoiner;
  readonly #size: number;
  readonly notes: Map<string, FootnoteBlock>;
  readonly #noteIds: ReadonlySet<string>;
  #page = 0;
  #pages: Block[] = [];
  #lines: PdfLine[] = [];
  /** Of the page on which the paragraph begins. */
  #shape: PageShape = { left: 0, right: 0, gap: 0, width: 0 };
  #centred = false;

  constructor(pages: readonly BodyPage[]) {
    const lines = pages.flatMap((page) => page.lines);
    this.#joiner = new LineJoiner(lines.map((line) => line.text).join('\n'));
    this.notes = readNotes(pages, this.#joiner);
    this.#noteIds = new Set(this.notes.keys());
    this.#size = median(
      lines.flatMap((line) => Array.from({ length: Math.ceil(line.text.length / 20) }, () => line.size)),
    );
  }

  addPage(page: BodyPage): void {
    const lines = partColumns(splitNotes(page).body);
    const shape = measurePage(page, lines);
    const [first] = lines;
    const begins = !first || this.#lines.length === 0 || this.#beginsPage(first, shape.left);
    if (begins) this.#end();
    this.#pages.push({ kind: 'page', label: page.label });
    this.#page = page.number;
    // The number of its page before the first words of a paragraph says what the marker says.
    if (begins && first) lines[0] = withoutStarPage(first, page.label);
    const tables = findTables(lines);
    let at = 0;
    for (const { from, to, block } of tables) {
      this.#addLines(lines.slice(at, from), shape);
      this.#end();
      this.#printed.push(...this.#pages.splice(0).map((marker) => ({ block: marker })), { block });
      at = to;
    }
    this.#addLines(lines.slice(at), shape);
  }

  finish(): Block[] {
    this.#end();
    return [...markHeadings(this.#printed), ...this.#pages];
  }

  #addLines(lines: readonly PdfLine[], shape: PageShape): void {
    let before: PdfLine | undefined;
    for (const line of lines) {
      const centred = isCentred(line, shape, this.#centred);
      const begins = before !== undefined && beginsParagraph(before, line, shape, this.#lines.length === 1);
      const isOther = centred !== this.#centred || Math.abs(line.size - (this.#lines.at(-1)?.size ?? line.size)) > 1.5;
      if (begins || (isOther && before !== undefined) || (centred && before === undefined)) this.#end();
      this.#centred = centred;
      if (this.#lines.length === 0) this.#shape = shape;
      this.#lines.push(line);
      before = line;
    }
  }

  /** The first line of a page goes on with a paragraph that has not ended. */
  #beginsPage(line: PdfLine, left: number): boolean {
    return (
      ENDS_SENTENCE.test(this.#lines.at(-1)?.text ?? '') &&
      (line.x > left + line.size || /^[\p{Lu}\d("“‘[]/u.test(line.text))
    );
  }

  #end(): void {
    const text = this.#joiner.joinAll(this.#lines.map((line) => line.text));
    const [first] = this.#lines;
    const lines = this.#lines.length;
    this.#lines = [];
    if (text === '' || !first) return;
    const { left, right } = this.#shape;
    this.#printed.push(...this.#pages.splice(0).map((block) => ({ block })), {
      block: this.#createBlock(text, first.size > this.#size * 1.15 && text.length < 200),
      lines,
      indent: (first.x - left) / first.size,
      share: (first.right - left) / Math.max(1, right - left),
    });
  }

  #createBlock(text: string, isLarge: boolean) {
    const { kind, number, text: words } = splitPrintedNumber(text);
    const inlines = raisedInlines(kind === 'bullet' ? text : words, this.#page, this.#noteIds);
    const base = { ...(number === undefined || kind === 'bullet' ? {} : { number }), inlines };
    if (isLarge) return { kind: 'heading', level: 2, ...base } as const;
    const role: Partial<ParagraphBlock> = this.#centred
      ? { role: 'centred' }
      : kind === 'item'
        ? { role: 'list-item', depth: 1 }
        : {};
    return { kind: 'paragraph', ...role, ...base } as const;
  }
}

function withoutStarPage(line: PdfLine, label: string): PdfLine {
  const star = `[*${label}] `;
  if (!line.text.startsWith(star)) return line;
  const cells = line.cells.map((cell, index) => (index > 0 ? cell : { ...cell, text: cell.text.replace(star, '') }));
  return { ...line, text: line.text.slice(star.length), cells };
}
