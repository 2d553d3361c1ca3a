import { Worker } from 'node:worker_threads';
import type { IndexedText, IndexEntry } from '#server/ports/search-index.ts';
import type { BuiltSegment, OtherBuilder } from '../index/other-builder.ts';
import type { BuilderAnswer, BuilderTask, DocumentPiece } from './builder-thread.ts';

/** Characters that are handed over at once. */
const PORTION = 1 << 18;
/** Portions that may wait for the thread before whoever brings more has to wait, too. */
const MOST_WAITING = 32;
/** About what building takes of the memory: for each character, and for each document beside. */
const BYTES_PER_CHARACTER = 1.4;
const BYTES_PER_DOCUMENT = 600;
/** Messages are copied. */
const NOTHING_MOVED: readonly [] = [];

/**
 * Builds segments in a thread, beside what the caller does meanwhile. The thread starts with the first document. One
 * that fails is left, and what waited for it with it; the next document starts another.
 */
export class ThreadedBuilder implements OtherBuilder {
  readonly #isAlone: () => boolean;
  #worker: Worker | undefined;
  #failure: Error | undefined;
  #pieces: DocumentPiece[] = [];
  #characters = 0;
  /** Portions that the thread has not taken yet. */
  #waiting = 0;
  #documents = 0;
  #bytes = 0;
  /** Settled with the next thing that is heard of the thread. */
  #heard = Promise.withResolvers<void>();
  #built: BuiltSegment | undefined;

  /** `isAlone`: whether nobody else needs the machine now. */
  constructor(isAlone: () => boolean) {
    this.#isAlone = isAlone;
  }

  get isFree(): boolean {
    return this.#isAlone();
  }

  get documents(): number {
    return this.#documents;
  }

  get bytes(): number {
    return this.#bytes;
  }

  async take({ texts, ...end }: IndexEntry): Promise<void> {
    this.#documents += 1;
    this.#bytes += BYTES_PER_DOCUMENT;
    this.#pieces.push({ begin: end, texts: [] });
    if (Symbol.iterator in texts) {
      for (const text of texts) if (this.#addText(text)) await this.#handOver();
    } else for await (const text of texts) if (this.#addText(text)) await this.#handOver();
    this.#pieces.push({ texts: [], end });
  }

  async build(): Promise<BuiltSegment> {
    const handedOver = this.#handOver();
    this.#documents = 0;
    this.#bytes = 0;
    await handedOver;
    this.#worker?.postMessage('build' satisfies BuilderTask, NOTHING_MOVED);
    while (!this.#built) await this.#listen();
    const built = this.#built;
    this.#built = undefined;
    // It does not keep the process alive while there is nothing to build.
    this.#worker?.unref();
    return built;
  }

  async discard(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
    this.#failure = undefined;
    this.#built = undefined;
    this.#pieces = [];
    this.#characters = 0;
    this.#waiting = 0;
    this.#documents = 0;
    this.#bytes = 0;
  }

  /** Answers whether a portion is full. */
  #addText(text: IndexedText): boolean {
    const { length } = typeof text === 'string' ? text : text.text;
    this.#pieces.at(-1)!.texts.push(text);
    this.#characters += length;
    this.#bytes += length * BYTES_PER_CHARACTER;
    return this.#characters >= PORTION;
  }

  async #handOver(): Promise<void> {
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage({ pieces: this.#pieces } satisfies BuilderTask, NOTHING_MOVED);
    this.#waiting += 1;
    this.#pieces = [{ texts: [] }];
    this.#characters = 0;
    while (this.#waiting > MOST_WAITING) await this.#listen();
  }

  async #listen(): Promise<void> {
    if (!this.#failure) await this.#heard.promise;
    if (this.#failure) throw this.#failure;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./builder-thread.ts', import.meta.url));
    const hear = (note: () => void) => {
      if (worker !== this.#worker) return;
      note();
      this.#heard.resolve();
      this.#heard = Promise.withResolvers();
    };
    worker.on('message', (answer: BuilderAnswer) =>
      hear(() => {
        if (answer === 'taken') this.#waiting -= 1;
        else this.#built = answer;
      }),
    );
    worker.on('error', (error) =>
      hear(() => (this.#failure = error instanceof Error ? error : new Error(String(error)))),
    );
    worker.on('exit', (code) => hear(() => (this.#failure ??= new Error(`The thread that indexes ended (${code}).`))));
    return worker;
  }
}
