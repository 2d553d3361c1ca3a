import { listFigureTails } from '../document/figure-columns.ts';
import type { Block, FootnoteBlock, HeadingBlock, ParagraphBlock, TableBlock, TableCell } from '../document/block.ts';
import { nameFigure } from '../document/block.ts';
import { inlineText, type Inline, type LinkTarget, type NoteInline } from '../document/inline.ts';
import type { BlockMark } from '../document/marked-text.ts';
import type { PaperBlock, PaperCell, PaperRun, PaperTable } from './paper.ts';
import { placeCells } from './place-cells.ts';
import { RunWriter } from './run-writer.ts';
import { weighColumns } from './weigh-columns.ts';

export interface PaperContext {
  /** BCP 47, of the text. */
  readonly language: string | undefined;
  /** Whether footnotes go on paper, with their marks. */
  readonly hasNotes: boolean;
  /** Matches, by number of block. */
  readonly marks: ReadonlyMap<number, readonly BlockMark[]>;
  readonly resolveLink: (target: LinkTarget) => string | undefined;
  /** The anchor of a footnote by the source's identifier for it. */
  readonly resolveNote: (note: string) => string | undefined;
}

type NumberedNote = FootnoteBlock & { readonly number: number };

/**
 * The blocks of a text as they go on paper: each footnote where its mark stands first, further marks as signs alone. The
 * words are those of the blocks, in their order (acceptance: no word is lost).
 */
export function presentPaper(blocks: readonly Block[], context: PaperContext): PaperBlock[] {
  return new PaperPresenter(blocks, context).present();
}

class PaperPresenter {
  readonly #blocks: readonly Block[];
  readonly #context: PaperContext;
  /** Footnotes by anchor, while their mark has not come. */
  readonly #waiting = new Map<string, NumberedNote>();
  readonly #drawn = new Set<string>();
  /** Anchors to which something may lead, and those to which something does. */
  readonly #places = new Set<string>();
  readonly #targets = new Set<string>();

  constructor(blocks: readonly Block[], context: PaperContext) {
    this.#blocks = blocks;
    this.#context = context;
    for (const [number, block] of blocks.entries()) {
      if (block.anchor === undefined) continue;
      if (block.kind === 'footnote') this.#waiting.set(block.anchor, { ...block, number });
      else this.#places.add(block.anchor);
    }
  }

  present(): PaperBlock[] {
    const presented = this.#blocks.map((block, number) => ({ block, drawn: this.#presentBlock(block, number) }));
    return presented.flatMap(({ block, drawn }): PaperBlock[] => {
      if (!drawn || (block.kind === 'footnote' && this.#drawn.has(block.anchor ?? ''))) return [];
      const { anchor, language } = block;
      const isOther = language !== undefined && language !== this.#context.language;
      return [
        {
          ...drawn,
          ...(anchor === undefined ? {} : { place: anchor }),
          ...(anchor !== undefined && this.#targets.has(anchor) ? { anchor } : {}),
          ...(isOther ? { language } : {}),
        },
      ];
    });
  }

  #presentBlock(block: Block, number: number): PaperBlock | undefined {
    switch (block.kind) {
      case 'heading':
        return { kind: 'heading', level: block.level, ...this.#presentNumbered(block, number) };
      case 'paragraph':
        return {
          kind: 'paragraph',
          role: block.role ?? 'body',
          depth: block.depth ?? 0,
          ...this.#presentNumbered(block, number),
        };
      case 'table':
        return this.#presentTable(block, number);
      case 'footnote':
        return this.#context.hasNotes
          ? { kind: 'note', mark: block.mark, paragraphs: this.#presentNote({ ...block, number }) }
          : undefined;
      case 'figure':
        return {
          kind: 'figure',
          alt: nameFigure(block.alt),
          caption: this.#writer(block, number).write(block.caption ?? []),
        };
      case 'page':
        return { kind: 'page', label: block.label };
    }
  }

  #presentNumbered(block: HeadingBlock | ParagraphBlock, number: number) {
    const writer = this.#writer(block, number);
    const printed = writer.writeText(block.number ?? '');
    if (printed.length > 0) writer.skip(1);
    return { number: printed, runs: writer.write(block.inlines) };
  }

  #presentTable(block: TableBlock, number: number): PaperTable {
    const writer = this.#writer(block, number);
    const next = oncePerPiece(writer);
    const tails = listFigureTails(block.rows);
    const caption = block.caption ? next(block.caption) : [];
    const { columns, cells } = placeCells(block.rows);
    return {
      kind: 'table',
      caption,
      widths: weighColumns(columns, cells),
      rows: block.rows.length,
      headRows: countHeadRows(block.rows),
      cells: cells.map(({ cell, ...place }): PaperCell => ({
        ...place,
        isHeader: cell.header ?? false,
        isFigure: tails.has(cell),
        paragraphs: cell.paragraphs.map(next),
      })),
    };
  }

  #presentNote(note: NumberedNote): PaperRun[][] {
    const writer = this.#writer(note, note.number);
    writer.skip(note.mark.length);
    if (note.mark !== '' && note.paragraphs.some((inlines) => inlineText(inlines) !== '')) writer.skip(1);
    return note.paragraphs.map(oncePerPiece(writer));
  }

  #writer(block: Block, number: number): RunWriter {
    const { marks, language } = this.#context;
    const isKept = block.kind === 'paragraph' && block.role === 'preformatted';
    const resolveLink = (target: LinkTarget) => this.#resolveLink(target);
    const drawNote = (note: NoteInline) => this.#drawNote(note, block.kind === 'footnote');
    return new RunWriter(marks.get(number) ?? [], { resolveLink, drawNote }, block.language ?? language, isKept);
  }

  #resolveLink(target: LinkTarget): string | undefined {
    const address = this.#context.resolveLink(target);
    if (!address?.startsWith('#')) return address;
    const anchor = address.slice(1);
    // A footnote is no place of its own on paper.
    if (!this.#places.has(anchor)) return undefined;
    this.#targets.add(anchor);
    return address;
  }

  /** The footnote where its mark stands first; a sign elsewhere, and within a footnote, which can hold no other. */
  #drawNote({ note, mark }: NoteInline, isInNote: boolean): PaperRun[] {
    if (!this.#context.hasNotes) return [];
    const anchor = this.#context.resolveNote(note) ?? '';
    const found = this.#waiting.get(anchor);
    if (!found || isInNote) return [{ kind: 'text', text: mark, styles: ['superscript'] }];
    this.#waiting.delete(anchor);
    this.#drawn.add(anchor);
    return [{ kind: 'note', mark: found.mark === '' ? mark : found.mark, paragraphs: this.#presentNote(found) }];
  }
}

/** Writes one piece of a block after the other; `blockText` joins them by one character. */
function oncePerPiece(writer: RunWriter): (inlines: readonly Inline[]) => PaperRun[] {
  let isFirst = true;
  return (inlines) => {
    if (!isFirst) writer.skip(1);
    isFirst = false;
    return writer.write(inlines);
  };
}

/** The rows of headers that a table begins with; none where it has nothing but these, or where one reaches below them. */
function countHeadRows(rows: readonly (readonly TableCell[])[]): number {
  const first = rows.findIndex((row) => row.length === 0 || row.some(({ header }) => !header));
  if (first <= 0) return 0;
  const reaches = rows.slice(0, first).some((row, at) => row.some(({ rowspan = 1 }) => at + rowspan > first));
  return reaches ? 0 : first;
}
