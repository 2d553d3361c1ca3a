import type { Block, FootnoteBlock, ParagraphRole, TableBlock, TableCell } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import type { ElementRule } from './element-rule.ts';
import type { Flow, Section } from './flow.ts';
import type { InlineWrap } from './inline-builder.ts';
import type { XmlElement } from './xml-element.ts';

export interface ListState {
  readonly mark: string;
  count: number;
}

export interface TableState {
  rows: TableCell[][];
  readonly notes: FootnoteBlock[];
  /** Identifiers of cells and rows. */
  readonly ids: string[];
  /** Its heads, once a first block of it is written. */
  head?: TableBlock['rows'];
}

/** Something with a caption, until its table or image is written. */
export interface CaptionState {
  /** Whether the caption has been written. */
  done: boolean;
  readonly parts: (readonly Inline[])[];
  readonly notes: FootnoteBlock[];
  readonly images: { readonly source: string; readonly alt: string }[];
  /** Drawn where neither a table nor another image comes. */
  spare?: { readonly source: string; readonly alt: string };
}

/** The text of a cell, note, caption or number, which goes into another block. */
export interface NestedFlow {
  readonly flow: Flow;
  readonly blocks: Block[];
}

/** An open element with what its content inherits. */
export interface TextFrame {
  readonly element: XmlElement;
  readonly rule: ElementRule;
  readonly role: ParagraphRole | undefined;
  readonly depth: number;
  readonly quoted: boolean;
  readonly preserve: boolean;
  readonly language: string | undefined;
  readonly section: Section;
  /** The nearest list, table and captioned thing around. */
  readonly list: ListState | undefined;
  readonly table: TableState | undefined;
  readonly caption: CaptionState | undefined;
  /** Whether this is the frame of a heading, so that its text is heading text. */
  readonly heading: boolean;
  /** Marks that this element puts around its text. */
  wraps: readonly InlineWrap[];
  nested?: NestedFlow;
  /** Printed notes that stand beside a number. */
  asides?: readonly Block[];
  /** Text gathered for the format. */
  captured?: string;
  /** A bullet or counter that the first paragraph of a list item takes when nothing is printed. */
  bullet?: string | undefined;
}
