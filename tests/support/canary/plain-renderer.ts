import { setTimeout as wait } from 'node:timers/promises';
import type { PaperDraft } from '#domain/paper/paper-draft.ts';
import type { DocumentModel, DocumentRenderer, ListModel } from '#server/ports/document-renderer.ts';

/** Writes down what a file would be made of, at once and whole: what is not in it is in no file. */
export class PlainRenderer implements DocumentRenderer {
  /** So long a file takes, where somebody is to go on meanwhile. */
  milliseconds = 0;

  renderList(_format: unknown, list: ListModel): Promise<Uint8Array> {
    return this.#write(list);
  }

  renderDocument(_format: unknown, document: DocumentModel): Promise<Uint8Array> {
    return this.#write(document);
  }

  async renderPaper(_format: unknown, { head, texts }: PaperDraft): Promise<Uint8Array> {
    const parts = [];
    for (const text of texts) for await (const { blocks, links } of text) parts.push(blocks, [...links]);
    return this.#write({ head, parts });
  }

  async close(): Promise<void> {
    // Nothing runs.
  }

  async #write(value: unknown): Promise<Uint8Array> {
    if (this.milliseconds > 0) await wait(this.milliseconds);
    return Buffer.from(JSON.stringify(value));
  }
}
