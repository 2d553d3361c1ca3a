import { Worker } from 'node:worker_threads';
import { LibraryError } from '#domain/errors/library-error.ts';
import type {
  DocumentModel,
  DocumentRenderer,
  FileFormat,
  ListModel,
  PageFormat,
} from '#server/ports/document-renderer.ts';
import type { RenderAnswer, RenderTask } from './render-messages.ts';

export interface RendererLimits {
  /** How long one file may take. */
  readonly milliseconds: number;
  /** How many may wait. */
  readonly queue: number;
  /** What the objects of one thread may take of the memory. */
  readonly megabytes: number;
}

const LIMITS: RendererLimits = { milliseconds: 60_000, queue: 20, megabytes: 384 };
const WORKER = new URL('./render-worker.ts', import.meta.url);

/** Makes files one after the other, each in a thread of its own that ends with it. */
export class ThreadedRenderer implements DocumentRenderer {
  readonly #limits: RendererLimits;
  readonly #worker: URL;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #closing = new AbortController();

  constructor(limits: Partial<RendererLimits> = {}, worker = WORKER) {
    this.#limits = { ...LIMITS, ...limits };
    this.#worker = worker;
  }

  async renderList(format: FileFormat, list: ListModel, signal: AbortSignal): Promise<Uint8Array> {
    return this.#queue({ format, list }, signal);
  }

  async renderDocument(format: PageFormat, document: DocumentModel, signal: AbortSignal): Promise<Uint8Array> {
    return this.#queue({ format, document }, signal);
  }

  async close(): Promise<void> {
    this.#closing.abort(new LibraryError('library-busy'));
    await this.#last;
  }

  async #queue(task: RenderTask, signal: AbortSignal): Promise<Uint8Array> {
    if (this.#waiting > this.#limits.queue) throw new LibraryError('library-busy');
    this.#waiting += 1;
    const before = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    try {
      await before;
      return await this.#run(task, AbortSignal.any([signal, this.#closing.signal]));
    } finally {
      this.#waiting -= 1;
      turn.resolve();
    }
  }

  async #run(task: RenderTask, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    const { milliseconds, megabytes } = this.#limits;
    const worker = new Worker(this.#worker, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const outcome = Promise.withResolvers<RenderAnswer>();
    const timer = setTimeout(() => outcome.reject(new LibraryError('download-too-slow')), milliseconds);
    const abort = () => outcome.reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    worker.on('message', (answer: RenderAnswer) => outcome.resolve(answer));
    worker.on('error', (error) => outcome.reject(error));
    worker.on('exit', (code) => outcome.reject(new Error(`The thread that made the file ended (${code}).`)));
    try {
      return readAnswer(await outcome.promise);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      await worker.terminate();
    }
  }
}

function readAnswer(answer: RenderAnswer): Uint8Array {
  if ('bytes' in answer) return answer.bytes;
  if ('missing' in answer) throw new LibraryError('format-not-available', { reason: answer.missing });
  throw new Error(answer.failure);
}
