import type { Scheduler } from '#server/ports/scheduler.ts';

/** More rows than these are never kept waiting: the oldest go, and the log says how many. */
const MOST_WAITING = 50_000;
/** Rows of one transaction, well under 100 ms. */
const BATCH = 200;
const PAUSE_MILLISECONDS = 1000;

interface BufferOptions<Row> {
  readonly scheduler: Scheduler;
  /** Writes some rows in one transaction, or none of them when it throws. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  readonly log: (message: string, error?: unknown) => void;
}

/** Rows on their way to a table: nobody waits for them, each second they are written together. */
export class BufferedRows<Row> {
  readonly #options: BufferOptions<Row>;
  readonly #end: () => void;
  readonly #waiting: Row[] = [];
  #writing: Promise<void> = Promise.resolve();
  #lost = 0;

  constructor(options: BufferOptions<Row>) {
    this.#options = options;
    const job = { name: 'write what is counted', milliseconds: PAUSE_MILLISECONDS, work: () => this.flush() };
    this.#end = options.scheduler.every(job);
  }

  push(row: Row): void {
    this.#waiting.push(row);
    if (this.#waiting.length <= MOST_WAITING) return;
    this.#waiting.shift();
    this.#lost += 1;
  }

  /** Writes what waits. What cannot be written is logged, waits on and is tried again. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  /** Writes the rest; to be called once nothing more is pushed. */
  async close(): Promise<void> {
    this.#end();
    await this.flush();
    const left = this.#waiting.length;
    if (left > 0) this.#options.log(`${left} events could not be written before the library closed.`);
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.slice(0, BATCH);
      try {
        await this.#options.write(rows);
      } catch (error) {
        this.#options.log('Events could not be written; they are tried again.', error);
        return;
      }
      // What was written stands at the front still, but for rows that made room meanwhile.
      const written = new Set(rows);
      while (this.#waiting[0] !== undefined && written.has(this.#waiting[0])) this.#waiting.shift();
    }
    if (this.#lost === 0) return;
    this.#options.log(`${this.#lost} events were given up because too many waited.`);
    this.#lost = 0;
  }
}
