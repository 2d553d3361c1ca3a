import type { Block } from '../document/block.ts';
import type { BlockMark } from '../document/marked-text.ts';
import type { Paper, PaperWork } from './paper.ts';

/** A paper whose texts come in parts, as they are stored: no text is ever whole where readers wait for answers. */
export interface PaperDraft {
  readonly head: PaperHead;
  /** Of each text its parts, in order; can be gone through again, should whoever makes the file be lost. */
  readonly texts: readonly AsyncIterable<PaperPart>[];
}

/** What is known of a paper before its texts are read. */
export interface PaperHead extends Omit<Paper, 'works'> {
  /** Whether footnotes go on paper. */
  readonly hasNotes: boolean;
  readonly works: readonly Omit<PaperWork, 'blocks'>[];
}

/** Consecutive blocks of a text, with what their links and footnote marks lead to and what is marked in them. */
export interface PaperPart {
  readonly blocks: readonly Block[];
  /** Matches, by the place of their block in this part. */
  readonly marks: ReadonlyMap<number, readonly BlockMark[]>;
  /** Absolute addresses, by the name of the document that is linked. */
  readonly links: ReadonlyMap<string, string>;
  /** Anchors of the same text, by the source's own identifiers. */
  readonly places: ReadonlyMap<string, string>;
}
