import { LibraryError } from '#domain/errors/library-error.ts';
import type { PaperDraft, PaperPart } from '#domain/paper/paper-draft.ts';
import { answerTask, cleanPart } from '#server/adapters/render/answer-task.ts';
import { readAnswer } from '#server/adapters/render/read-answer.ts';
import type { RenderTask } from '#server/adapters/render/render-messages.ts';
import type {
  DocumentModel,
  DocumentRenderer,
  FileFormat,
  ListModel,
  PageFormat,
} from '#server/ports/document-renderer.ts';

/** As long as a reader's file may take. */
const PATIENCE = 90_000;

/**
 * Makes the very files of a running server, all in this process: starting another one for each takes longer than making
 * most of them. What the start of a process adds (its limits, its end) has tests of its own.
 */
export class SteadyRenderer implements DocumentRenderer {
  renderList(format: FileFormat, list: ListModel): Promise<Uint8Array> {
    return make({ format, list }, []);
  }

  renderDocument(format: PageFormat, document: DocumentModel): Promise<Uint8Array> {
    return make({ format, document }, []);
  }

  async renderPaper(format: PageFormat, { head, texts }: PaperDraft): Promise<Uint8Array> {
    const parts: PaperPart[][] = [];
    for (const [index, text] of texts.entries()) {
      parts[index] = [];
      // As they arrive in another process.
      for await (const part of text) parts[index].push(cleanPart(structuredClone(part)));
    }
    return make({ format, paper: structuredClone(head) }, parts);
  }

  async close(): Promise<void> {}
}

async function make(task: RenderTask, parts: PaperPart[][]): Promise<Uint8Array> {
  const began = performance.now();
  const bytes = readAnswer(await answerTask(task, parts));
  if (performance.now() - began > PATIENCE) throw new LibraryError('download-too-slow');
  return bytes;
}
