import type { Block, FootnoteBlock } from '#domain/document/block.ts';
import { splitPrintedNumber } from '../reading/printed-number.ts';
import { placeFootnotes } from '../reading/footnotes.ts';
import { LineJoiner } from './join-lines.ts';
import { raisedInlines, readNotes, splitNotes } from './page-notes.ts';
import type { PdfLine } from './pdf-text.ts';
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
  readonly #blocks: Block[] = [];
  readonly #joiner: LineJoiner;
  readonly #size: number;
  readonly notes: Map<string, FootnoteBlock>;
  readonly #noteIds: ReadonlySet<string>;
  #page = 0;
  #pages: Block[] = [];
  #lines: PdfLine[] = [];
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
    const lines = splitNotes(page).body;
    const left = quantile(
      lines.map((line) => line.x),
      0.1,
    );
    const right = quantile(
      lines.map((line) => line.right),
      0.9,
    );
    const gap = median(
      lines
        .slice(1)
        .map((line, index) => (lines[index]?.y ?? 0) - line.y)
        .filter((step) => step > 0),
    );
    const [first] = lines;
    if (!first || this.#beginsPage(first, left)) this.#end();
    this.#pages.push({ kind: 'page', label: page.label });
    this.#page = page.number;
    let before: PdfLine | undefined;
    for (const line of lines) {
      const centred = isCentred(line, page, left, right, this.#centred);
      const begins = before !== undefined && beginsParagraph(before, line, left, right, gap);
      const isOther = centred !== this.#centred || Math.abs(line.size - (this.#lines.at(-1)?.size ?? line.size)) > 1.5;
      if (begins || (isOther && before !== undefined) || (centred && before === undefined)) this.#end();
      this.#centred = centred;
      this.#lines.push(line);
      before = line;
    }
  }

  finish(): Block[] {
    this.#end();
    return [...this.#blocks, ...this.#pages];
  }

  /** The first line of a page goes on with a paragraph that has not ended. */
  #beginsPage(line: PdfLine, left: number): boolean {
    return (
      /[.:;?!]["”’')\]]*$/.test(this.#lines.at(-1)?.text ?? '') &&
      (line.x > left + line.size || /^[\p{Lu}\d("“‘[]/u.test(line.text))
    );
  }

  #end(): void {
    const text = this.#joiner.joinAll(this.#lines.map((line) => line.text));
    const [first] = this.#lines;
    const isLarge = first !== undefined && first.size > this.#size * 1.15 && text.length < 200;
    this.#lines = [];
    if (text === '') return;
    const { kind, number, text: words } = splitPrintedNumber(text);
    const inlines = raisedInlines(kind === 'bullet' ? text : words, this.#page, this.#noteIds);
    const base = { ...(number === undefined || kind === 'bullet' ? {} : { number }), inlines };
    this.#blocks.push(...this.#pages.splice(0));
    if (isLarge) this.#blocks.push({ kind: 'heading', level: 2, ...base });
    else if (this.#centred) this.#blocks.push({ kind: 'paragraph', role: 'centred', ...base });
    else this.#blocks.push({ kind: 'paragraph', ...(kind === 'item' ? { role: 'list-item', depth: 1 } : {}), ...base });
  }
}

function beginsParagraph(before: PdfLine, line: PdfLine, left: number, right: number, gap: number): boolean {
  const step = before.y - line.y;
  if (step > gap * 1.4 + 1 || step < -1) return true;
  const isIndented = line.x - before.x > line.size && line.x - left > line.size;
  const endsShort = before.right < right - (right - left) * 0.2 && /[.:;?!]["”’')\]]*$/.test(before.text);
  return isIndented || endsShort;
}

/** Set in the middle of the page and short, or after such a line; an indented first line is longer. */
function isCentred(line: PdfLine, page: BodyPage, left: number, right: number, afterCentred: boolean): boolean {
  const middle = (line.x + line.right) / 2;
  const isInMiddle = Math.abs(middle - (left + right) / 2) < 12 || Math.abs(middle - page.width / 2) < 8;
  if (!isInMiddle || line.x <= left + 24 || line.right >= right - 24) return false;
  return afterCentred || line.right - line.x < (right - left) * 0.5 || !/\p{Ll}/u.test(line.text);
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
