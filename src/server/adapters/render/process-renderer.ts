import { LibraryError } from '#domain/errors/library-error.ts';
import type { PaperDraft } from '#domain/paper/paper-draft.ts';
import { currentAsker } from '#server/ports/asker.ts';
import type {
  DocumentModel,
  DocumentRenderer,
  FileFormat,
  ListModel,
  PageFormat,
  WatchRender,
} from '#server/ports/document-renderer.ts';
import type { Lease } from '#server/ports/lease.ts';
import { ProcessLost } from './describe-end.ts';
import { readAnswer } from './read-answer.ts';
import { renderInProcess, type ProcessLimits, type Wanted } from './render-in-process.ts';
import { RenderLine, type LineLimits } from './render-line.ts';

export interface RendererLimits extends ProcessLimits, LineLimits {}

/** Time: four times what a text of a thousand pages takes while nothing else runs; readers come first. */
const LIMITS: RendererLimits = { milliseconds: 90_000, queue: 20, own: 5, megabytes: 384 };
/** A file whose process was lost is made once again. */
const ATTEMPTS = 2;

const NAMES: Readonly<Record<FileFormat, string>> = { pdf: 'PDF', word: 'Word', excel: 'Excel', text: 'plain text' };

export interface RendererParts {
  /** What each process runs. */
  readonly script: URL;
  /** Told of processes that were lost. */
  readonly log: (message: string, error?: unknown) => void;
  /** Places of the files that wait or are made, with those of other servers. */
  readonly lease: Lease;
}

const PARTS = { script: new URL('./render-process.ts', import.meta.url), log: () => undefined };

/**
 * Makes files one after the other, each in a process of its own that ends with it. Held by
 * document-renderer.conformance.ts.
 */
export class ProcessRenderer implements DocumentRenderer {
  readonly #limits: RendererLimits;
  readonly #parts: RendererParts;
  readonly #line: RenderLine;
  readonly #open = new Set<Promise<unknown>>();
  readonly #closing = new AbortController();

  constructor(parts: Pick<RendererParts, 'lease'> & Partial<RendererParts>, limits: Partial<RendererLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#parts = { ...PARTS, ...parts };
    this.#line = new RenderLine(this.#limits, this.#parts.lease);
  }

  async renderList(format: FileFormat, list: ListModel, signal: AbortSignal, watch?: WatchRender): Promise<Uint8Array> {
    return this.#keep({ task: { format, list }, texts: [], watch }, signal);
  }

  async renderDocument(
    format: PageFormat,
    document: DocumentModel,
    signal: AbortSignal,
    watch?: WatchRender,
  ): Promise<Uint8Array> {
    return this.#keep({ task: { format, document }, texts: [], watch }, signal);
  }

  async renderPaper(
    format: PageFormat,
    { head, texts }: PaperDraft,
    signal: AbortSignal,
    watch?: WatchRender,
  ): Promise<Uint8Array> {
    return this.#keep({ task: { format, paper: head }, texts, watch }, signal);
  }

  async close(): Promise<void> {
    this.#closing.abort(new LibraryError('download-interrupted'));
    await Promise.allSettled(this.#open);
  }

  /** Whoever closes waits for what is open. */
  async #keep(wanted: Wanted, signal: AbortSignal): Promise<Uint8Array> {
    if (this.#closing.signal.aborted) throw new LibraryError('library-busy');
    const made = this.#make(wanted, AbortSignal.any([signal, this.#closing.signal]));
    this.#open.add(made);
    try {
      return await made;
    } finally {
      this.#open.delete(made);
    }
  }

  async #make(wanted: Wanted, signal: AbortSignal): Promise<Uint8Array> {
    const end = await this.#line.take(currentAsker(), signal, wanted.watch);
    try {
      return await this.#renderAgain(wanted, signal);
    } finally {
      await end();
    }
  }

  async #renderAgain(wanted: Wanted, signal: AbortSignal): Promise<Uint8Array> {
    const { script, log } = this.#parts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return readAnswer(await renderInProcess(script, this.#limits, wanted, signal));
      } catch (error) {
        if (isTooLarge(error)) throw nameOther(wanted.task.format);
        if (!(error instanceof ProcessLost)) throw error;
        log('A process that made a file was lost', error);
        if (attempt === ATTEMPTS) throw new LibraryError('download-interrupted');
      }
    }
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof LibraryError && error.code === 'download-too-large';
}

/** What takes much room in one format may take little in another. */
function nameOther(format: FileFormat): LibraryError {
  const other = format === 'pdf' ? 'Word' : 'PDF';
  const reason = `As ${NAMES[format]} this file would be too large to make here. Please try ${other}, or less of it.`;
  return new LibraryError('download-too-large', { reason });
}
