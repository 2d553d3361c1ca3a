import { listFigureTails } from '../document/figure-columns.ts';
import type { Block, FootnoteBlock, HeadingBlock, ParagraphBlock, TableBlock } from '../document/block.ts';
import { nameFigure } from '../document/block.ts';
import { inlineText, type Inline, type LinkTarget, type NoteInline } from '../document/inline.ts';
import { headOf } from '../document/table-head.ts';
import type { BlockMark } from '../document/marked-text.ts';
import type { PaperBlock, PaperCell, PaperRun, PaperTable } from './paper.ts';
import { joinTables, type JoinedTables, type TablePiece } from './join-tables.ts';
import { placeCells } from './place-cells.ts';
import { RunWriter } from './run-writer.ts';
import { weighColumns } from './weigh-columns.ts';

export interface PaperContext {
  /** BCP 47, of the text. */
  readonly language: string | undefined;
  /** Whether footnotes go on paper, with their marks. */
  readonly hasNotes: boolean;
  /** Whether pages are set across. */
  readonly isWide?: boolean;
  /** Matches, by number of block. */
  readonly marks: ReadonlyMap<number, readonly BlockMark[]>;
  readonly resolveLink: (target: LinkTarget) => string | undefined;
  /** The anchor of a footnote by the source's identifier for it. */
  readonly resolveNote: (note: string) => string | undefined;
}

type NumberedNote = FootnoteBlock & { readonly number: number };

/**
 * The blocks of a text as they go on paper: each footnote where its mark stands first, further marks as signs alone. The
 * words are those of the blocks, in their order (acceptance: no word is lost). A table of several blocks is one again, so
 * that its heads stand on every page.
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
  readonly #tables: JoinedTables;
  /** Anchors to which something may lead, each with its own on paper, and those to which something does. */
  readonly #places = new Map<string, string>();
  readonly #targets = new Set<string>();

  constructor(blocks: readonly Block[], context: PaperContext) {
    this.#blocks = blocks;
    this.#context = context;
    this.#tables = joinTables(blocks);
    for (const [number, block] of blocks.entries()) {
      if (block.anchor === undefined) continue;
      if (block.kind === 'footnote') this.#waiting.set(block.anchor, { ...block, number });
      else this.#places.set(block.anchor, blocks[this.#tables.begins(number)]?.anchor ?? block.anchor);
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
        return this.#tables.begins(number) === number ? this.#presentTable(block, number) : undefined;
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
    const pieces: readonly TablePiece[] = [{ block, number }, ...this.#tables.listMore(number)];
    const rows = pieces.flatMap((piece) => piece.block.rows);
    const tails = listFigureTails(rows);
    const writers = pieces.map((piece) => oncePerPiece(this.#writer(piece.block, piece.number)));
    const caption = block.caption ? writers[0]!(block.caption) : [];
    const writerOf = pieces.flatMap((piece, index) => piece.block.rows.map(() => writers[index]!));
    const { columns, cells } = placeCells(rows);
    const written = cells.map(({ cell, ...place }): PaperCell => ({
      ...place,
      isHeader: cell.header ?? false,
      isFigure: tails.has(cell),
      paragraphs: cell.paragraphs.map(writerOf[place.y]!),
    }));
    return {
      kind: 'table',
      caption,
      widths: weighColumns(columns, written, this.#context.isWide),
      rows: rows.length,
      headRows: headOf(rows).length,
      cells: written,
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
    const place = this.#places.get(anchor);
    // A footnote is no place of its own on paper.
    if (place === undefined) return undefined;
    this.#targets.add(place);
    return `#${place}`;
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
