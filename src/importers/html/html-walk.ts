import type { ParagraphRole } from '#domain/document/block.ts';
import type { BlockBuilder, ParagraphShape } from './block-builder.ts';
import type { HtmlElement } from './dom.ts';
import type { HtmlNotes } from './html-notes.ts';
import type { Mark } from './inline-runs.ts';

/** What the elements around a node say about it. */
export interface Frame {
  readonly marks: readonly Mark[];
  readonly role?: ParagraphRole;
  readonly align?: ParagraphRole;
  readonly depth: number;
  /** Lists around the node. */
  readonly lists: number;
  readonly preformatted: boolean;
  readonly language?: string;
  /** The font of the words, where its letters are signs. */
  readonly font?: string;
}

/** Everything a walk needs besides the frame. */
export interface Walk {
  readonly builder: BlockBuilder;
  /** Walks the children of an element; carried along so that tables can hold anything. */
  readonly walkChildren: (parent: HtmlElement, frame: Frame, walk: Walk) => void;
  readonly notes: HtmlNotes;
  /** The document's language; a part in another one is marked. */
  readonly language: string | undefined;
  /** Whether this element is a page marker of the source, and the label it prints. */
  readonly pageLabel?: ((element: HtmlElement) => string | undefined) | undefined;
  /** What an address without a host stands behind. */
  readonly base: string | undefined;
  /** Whether this element is the document's own title, which is no block. */
  readonly isTitle?: ((element: HtmlElement) => boolean) | undefined;
}

export const ROOT_FRAME: Frame = { marks: [], depth: 0, lists: 0, preformatted: false };

/** How a paragraph inside this frame is set. */
export function shapeOf(frame: Frame): ParagraphShape {
  const role = frame.preformatted ? 'preformatted' : (frame.align ?? frame.role);
  return {
    ...(role === undefined ? {} : { role }),
    depth: frame.depth,
    ...(frame.language === undefined ? {} : { language: frame.language }),
  };
}
