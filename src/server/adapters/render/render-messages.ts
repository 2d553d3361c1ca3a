import type { DocumentModel, FileFormat, ListModel, PageFormat } from '#server/ports/document-renderer.ts';

/** What a render thread is given when it starts. */
export type RenderTask =
  | { readonly format: FileFormat; readonly list: ListModel }
  | { readonly format: PageFormat; readonly document: DocumentModel };

/** What it answers before it ends. */
export type RenderAnswer =
  | { readonly bytes: Uint8Array }
  /** The installation lacks the part that makes this format. */
  | { readonly missing: string }
  | { readonly failure: string };
