import type { Flow, Section } from './flow.ts';
import type { InlineBuilder } from './inline-builder.ts';
import type { TextFrame } from './text-frame.ts';

/** The open elements of a text and where its words go: what the machine is to those that open and close elements. */
export interface TextStack {
  readonly frames: TextFrame[];
  /** The innermost open element. */
  readonly top: TextFrame | undefined;
  /** The section of the document itself. */
  readonly root: Section;
  /** Where text goes now: the document, or the cell or note that is open. */
  readonly flow: Flow;
  /** Where text around the innermost open table goes. */
  readonly flowAroundTable: Flow;
  /** The footnotes to which a mark in the text so far leads: identifier -> the first such mark. */
  readonly marked: Map<string, string>;
  /** An identifier for a footnote that has none. */
  nextNote(): string;
  /** The mark of a footnote: what is printed, else the number after the last. */
  markNote(printed: string): string;
  /** Gathers text for the format; beyond its bound an element says nothing that a record could hold. */
  capture(text: string): void;
  /** Running text at this place. */
  write(text: string): void;
  /** The open paragraph, begun in the style of this place where there is none. */
  openText(): InlineBuilder;
}
