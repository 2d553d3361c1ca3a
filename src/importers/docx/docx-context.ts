import type { Block } from '#domain/document/block.ts';
import type { NoteInline } from '#domain/document/inline.ts';
import type { DocxNumbering } from './docx-numbering.ts';
import type { ParagraphStyle } from './docx-styles.ts';
import type { XmlElement } from './xml-tree.ts';

/** What the parts of a Word file say about its text. */
export interface DocxContext {
  readonly styles: ReadonlyMap<string, ParagraphStyle>;
  readonly numbering: DocxNumbering;
  /** Relationship id -> target, for links. */
  readonly links: ReadonlyMap<string, string>;
  /** The next reference to a note, counted in the order of the text. */
  readonly refer: (kind: 'footnote' | 'endnote', id: string, mark: string | undefined) => NoteInline;
  /** Paragraphs set apart by their letters as a whole: headings, if what follows them bears it out. */
  readonly emphatic: WeakSet<Block>;
  /** Reads the content of a text box or a cell. */
  readonly readBlocks: (element: XmlElement) => Block[];
}
