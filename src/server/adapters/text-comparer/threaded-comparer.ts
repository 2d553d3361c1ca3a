import { Worker } from 'node:worker_threads';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { OutlinedVersion } from '#domain/versions/outline-version.ts';
import type { ShownChanges } from '#domain/versions/shorten-changes.ts';
import type { ComparedParts, TextComparer, VersionContent } from '#server/ports/text-comparer.ts';
import type { CompareAnswer, CompareResult, CompareTask, CompareWork } from './compare-texts-thread.ts';

export interface ComparerLimits {
  /** How long one comparison may take. */
  readonly milliseconds: number;
  /** How many may wait. */
  readonly queue: number;
  /** What the objects of one thread may take of the memory. */
  readonly megabytes: number;
}

const OTHER_ANSWER = 'The thread that compares texts answered something else.';

const LIMITS: ComparerLimits = { milliseconds: 30_000, queue: 20, megabytes: 1024 };

/** Compares texts one after the other, each time in a thread of its own that ends with it. */
export class ThreadedComparer implements TextComparer {
  readonly #storage: string;
  readonly #thread: URL;
  readonly #limits: ComparerLimits;
  readonly #closing = new AbortController();
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** `storage` is where `thread`, whose body is `runCompareTextsThread`, finds the texts. */
  constructor(storage: string, thread: URL, limits: Partial<ComparerLimits> = {}) {
    this.#storage = storage;
    this.#thread = thread;
    this.#limits = { ...LIMITS, ...limits };
  }

  async align(former: number, next: number): Promise<Int32Array> {
    const result = await this.#take({ alignTo: former, next });
    if ('forebears' in result) return result.forebears;
    throw new Error(OTHER_ANSWER);
  }

  async compare(former: number, next: number): Promise<ShownChanges> {
    const result = await this.#take({ former, next });
    if ('changes' in result) return result.changes;
    throw new Error(OTHER_ANSWER);
  }

  async compareParts(parts: readonly ComparedParts[]): Promise<ShownChanges[]> {
    const result = await this.#take({ parts });
    if ('changesOfParts' in result) return result.changesOfParts;
    throw new Error(OTHER_ANSWER);
  }

  async outline(versions: readonly VersionContent[]): Promise<OutlinedVersion[]> {
    const result = await this.#take({ versions });
    if ('outlines' in result) return result.outlines;
    throw new Error(OTHER_ANSWER);
  }

  async close(): Promise<void> {
    this.#closing.abort(new LibraryError('library-busy'));
    await this.#last;
  }

  /** When it is its turn. */
  async #take(work: CompareWork): Promise<CompareResult> {
    if (this.#waiting > this.#limits.queue) throw new LibraryError('library-busy');
    this.#waiting += 1;
    const before = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    try {
      await before;
      return await this.#run({ ...work, storage: this.#storage });
    } finally {
      this.#waiting -= 1;
      turn.resolve();
    }
  }

  async #run(task: CompareTask): Promise<CompareResult> {
    const { signal } = this.#closing;
    signal.throwIfAborted();
    const { milliseconds, megabytes } = this.#limits;
    const worker = new Worker(this.#thread, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const outcome = Promise.withResolvers<CompareAnswer>();
    const timer = setTimeout(() => outcome.reject(new LibraryError('comparison-too-slow')), milliseconds);
    const abort = () => outcome.reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    worker.on('message', (answer: CompareAnswer) => outcome.resolve(answer));
    worker.on('error', (error) => outcome.reject(error));
    worker.on('exit', (code) => outcome.reject(new Error(`The thread that compared two texts ended (${code}).`)));
    try {
      const answer = await outcome.promise;
      if ('failure' in answer) throw new Error(answer.failure);
      return answer;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      await worker.terminate();
    }
  }
}
