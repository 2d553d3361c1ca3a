import { Worker } from 'node:worker_threads';
import { currentAsker } from '#server/ports/asker.ts';
import { FairQueue } from './fair-queue.ts';
import type { SnapshotFiles } from './index-snapshot.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import {
  type EngineTask,
  type FromWorker,
  type TaskAnswer,
  type ThreadSetup,
  type ToWorker,
  unpackFailure,
} from './worker-messages.ts';

interface Job {
  readonly asker: string;
  readonly task: EngineTask;
  readonly resolve: (answer: TaskAnswer) => void;
  readonly reject: (error: Error) => void;
}

interface Slot {
  readonly worker: Worker;
  job: Job | undefined;
  /** When the job was given, in milliseconds of this process. */
  began: number;
  timer: NodeJS.Timeout | undefined;
}

/** Messages are copied; shared memory stays where it is. */
const NOTHING_MOVED: readonly [] = [];
/** How long a worker may overrun its own time limit before it is ended from outside. */
const GRACE = 2_000;
/** A worker that died is replaced after this many milliseconds. */
const RESPAWN = 100;

/**
 * Search threads with one queue, in which those who ask take turns. A thread that dies or hangs is replaced; its request
 * ends with an error.
 */
export class WorkerPool {
  readonly #thread: URL;
  readonly #start: ThreadSetup;
  readonly #slots = new Set<Slot>();
  readonly #queue = new FairQueue<Job>();
  #files: SnapshotFiles | undefined;
  #closed = false;

  /** `thread` is the module that each thread runs, `start` what it is started with. */
  constructor(size: number, thread: URL, start: ThreadSetup) {
    this.#thread = thread;
    this.#start = start;
    for (let index = 0; index < size; index++) this.#spawn();
  }

  /** All tasks given from now on are answered from this index. */
  use(files: SnapshotFiles): void {
    this.#files = files;
    for (const { worker } of this.#slots) worker.postMessage({ kind: 'use', files } satisfies ToWorker, NOTHING_MOVED);
  }

  run(task: EngineTask): Promise<TaskAnswer> {
    if (this.#closed) return Promise.reject(new Error('the search engine is closed'));
    return new Promise((resolve, reject) => {
      this.#queue.put({ asker: currentAsker(), task, resolve, reject });
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.clear()) reject(new Error('the search engine was closed'));
    await Promise.all([...this.#slots].map(({ worker }) => worker.terminate()));
  }

  #spawn(): void {
    const worker = new Worker(this.#thread, { workerData: this.#start });
    const slot: Slot = { worker, job: undefined, began: 0, timer: undefined };
    this.#slots.add(slot);
    if (this.#files) worker.postMessage({ kind: 'use', files: this.#files } satisfies ToWorker, NOTHING_MOVED);
    let failure: Error | undefined;
    worker.on('error', (error) => {
      failure = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('message', (message: FromWorker) => this.#settle(slot, message));
    worker.on('exit', () => this.#replace(slot, failure ?? new Error('a search thread ended')));
    this.#dispatch();
  }

  #dispatch(): void {
    for (const slot of this.#slots) {
      while (!slot.job) {
        const job = this.#queue.take();
        if (!job) return;
        this.#give(slot, job);
      }
    }
  }

  /** A task that cannot be sent ends with the error, and the thread stays free: no request may end the server. */
  #give(slot: Slot, job: Job): void {
    slot.job = job;
    slot.began = performance.now();
    slot.timer = setTimeout(() => this.#abandon(slot), this.#start.setup.limits.milliseconds + GRACE);
    try {
      slot.worker.postMessage({ kind: 'task', task: job.task } satisfies ToWorker, NOTHING_MOVED);
    } catch (error) {
      this.#free(slot);
      job.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #settle(slot: Slot, message: FromWorker): void {
    const job = this.#free(slot);
    if (message.ok) job?.resolve(message.answer);
    else job?.reject(unpackFailure(message.failure));
    this.#dispatch();
  }

  #free(slot: Slot): Job | undefined {
    const { job } = slot;
    clearTimeout(slot.timer);
    slot.job = undefined;
    if (job) this.#queue.end(job, performance.now() - slot.began);
    return job;
  }

  /** Ends a thread that does not notice that its time is up. */
  #abandon(slot: Slot): void {
    const job = this.#free(slot);
    if (job) job.reject(new QueryTooExpensive(placeOf(job.task), 'The search took too long.'));
    // Nothing new for this thread; its end brings a new one.
    this.#slots.delete(slot);
    void slot.worker.terminate();
  }

  #replace(slot: Slot, error: Error): void {
    this.#slots.delete(slot);
    this.#free(slot)?.reject(error);
    if (!this.#closed) setTimeout(() => this.#closed || this.#spawn(), RESPAWN).unref();
  }
}

/** What of the query a refusal points to: all of it. */
function placeOf(task: EngineTask): { readonly at: number; readonly length: number } {
  const query = task.kind === 'search' || task.kind === 'matches' ? task.request.query : undefined;
  return query ?? { at: 0, length: 0 };
}
