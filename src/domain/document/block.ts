import { inlineText, type Inline } from './inline.ts';

/** A document's content is an ordered list of blocks; each can be addressed by its anchor. */
export type Block = HeadingBlock | ParagraphBlock | TableBlock | FootnoteBlock | PageBlock | FigureBlock;

export interface BlockBase {
  /** Given when the document is stored: the printed number (`p12`, a second one `p12-2`), else `b{n}`. */
  readonly anchor?: string;
  /** Identifiers by which the source refers to this block; targets of links while importing. */
  readonly sourceIds?: readonly string[];
  /** BCP 47 tag where the block's language differs from the document's. */
  readonly language?: string;
}

export interface HeadingBlock extends BlockBase {
  readonly kind: 'heading';
  /** 1 is the outermost level inside the text; the document's own title is not a block. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The number as printed, for example `II.` or `Article 5`. */
  readonly number?: string;
  /** What the section is, where its source says so. */
  readonly part?: SectionPart;
  readonly inlines: readonly Inline[];
}

/** What a section of a practical insight can be (OP-102). */
export const SECTION_PARTS = ['short-answer', 'checklist', 'pitfalls'] as const;

export type SectionPart = (typeof SECTION_PARTS)[number];

export type ParagraphRole = 'body' | 'quote' | 'list-item' | 'centred' | 'right' | 'preformatted';

export interface ParagraphBlock extends BlockBase {
  readonly kind: 'paragraph';
  /** The number or bullet as printed, for example `12.`, `(a)` or `•`. */
  readonly number?: string;
  readonly role?: ParagraphRole;
  /** Steps of indentation below the margin, 0 when absent. */
  readonly depth?: number;
  readonly inlines: readonly Inline[];
}

export interface TableCell {
  readonly header?: boolean;
  readonly colspan?: number;
  readonly rowspan?: number;
  /** One entry for each paragraph of the cell. */
  readonly paragraphs: readonly (readonly Inline[])[];
}

export interface TableBlock extends BlockBase {
  readonly kind: 'table';
  readonly caption?: readonly Inline[];
  readonly rows: readonly (readonly TableCell[])[];
  /**
   * Given where a long table was cut and goes on here: the heads of its first block, if it has any. They stand above
   * these rows as well and are no words of this block.
   */
  readonly continues?: readonly (readonly TableCell[])[];
}

/** Stands directly after the block that first refers to it. */
export interface FootnoteBlock extends BlockBase {
  readonly kind: 'footnote';
  readonly mark: string;
  /** No mark leads to it, as with the note below a table: it is read where it stands and never folded away. */
  readonly isStanding?: true;
  readonly paragraphs: readonly (readonly Inline[])[];
}

/** A page boundary of the printed edition. */
export interface PageBlock extends BlockBase {
  readonly kind: 'page';
  readonly label: string;
}

export interface FigureBlock extends BlockBase {
  readonly kind: 'figure';
  readonly source: string;
  readonly alt: string;
  readonly caption?: readonly Inline[];
}

/** What stands for a picture, which the library does not hold. */
export function nameFigure(alt: string): string {
  return alt === '' ? 'Figure not included in the source file' : alt;
}

/**
 * The searchable text of a block. The reading view draws exactly these characters in this order, so that an offset
 * into this text is a place on the screen (see `render-block.ts`). Parts are joined by one line feed, a printed number
 * and what follows it by a space.
 */
export function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return joinNumber(block.number, inlineText(block.inlines));
    case 'footnote':
      return joinNumber(block.mark, block.paragraphs.map(inlineText).join('\n'));
    case 'table':
      return [
        ...(block.caption ? [inlineText(block.caption)] : []),
        ...block.rows.flatMap((row) => row.flatMap((cell) => cell.paragraphs.map(inlineText))),
      ].join('\n');
    case 'figure':
      return block.caption ? inlineText(block.caption) : '';
    case 'page':
      return '';
  }
}

function joinNumber(number: string | undefined, text: string): string {
  return number === undefined || number === '' ? text : text === '' ? number : `${number} ${text}`;
}
