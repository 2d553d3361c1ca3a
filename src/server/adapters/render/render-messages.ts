import type { PaperHead, PaperPart } from '#domain/paper/paper-draft.ts';
import type { DocumentModel, FileFormat, ListModel, PageFormat } from '#server/ports/document-renderer.ts';

/** What a render process is to make. */
export type RenderTask =
  | { readonly format: FileFormat; readonly list: ListModel }
  | { readonly format: PageFormat; readonly document: DocumentModel }
  /** Its texts follow, in parts. */
  | { readonly format: PageFormat; readonly paper: PaperHead };

/** What it is sent: one task, for a paper the parts of its texts, and the end. */
export type RenderMessage =
  | { readonly task: RenderTask }
  | { readonly text: number; readonly part: PaperPart }
  | { readonly end: true };

/** What it says on its way, how much is done from 0 to 1, and what it answers before it ends. */
export type RenderAnswer =
  | { readonly share: number }
  | { readonly bytes: Uint8Array }
  /** The installation lacks the part that makes this format. */
  | { readonly missing: string }
  /** The format cannot hold all of the text: what, and the anchor of the block in which that stands. */
  | { readonly refused: string; readonly anchor?: string }
  /** A value of it would be larger than there is room for. */
  | { readonly tooLarge: true }
  | { readonly failure: string };
