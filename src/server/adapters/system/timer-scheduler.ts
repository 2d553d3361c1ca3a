import type { HeldLease, Lease } from '#server/ports/lease.ts';
import type { Job, Scheduler } from '#server/ports/scheduler.ts';

interface Parts {
  /** Says which of several servers does what is done once. */
  readonly lease: Lease;
  readonly log: (message: string, error?: unknown) => void;
}

/**
 * Jobs by the timers of the runtime: nothing else of a server has any. Who does a job for all keeps it as long as the
 * server lives. Held by scheduler.conformance.ts.
 */
export class TimerScheduler implements Scheduler {
  readonly #parts: Parts;
  readonly #running = new Set<RunningJob>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  every(job: Job): () => void {
    const running = new RunningJob(job, this.#parts);
    this.#running.add(running);
    return () => {
      this.#running.delete(running);
      void running.end();
    };
  }

  async close(): Promise<void> {
    const ended = [...this.#running].map((running) => running.end());
    this.#running.clear();
    await Promise.all(ended);
  }
}

class RunningJob {
  readonly #job: Job;
  readonly #parts: Parts;
  readonly #timer: NodeJS.Timeout;
  #held: HeldLease | undefined;
  #turn: Promise<void> | undefined;

  constructor(job: Job, parts: Parts) {
    this.#job = job;
    this.#parts = parts;
    this.#timer = setInterval(() => this.#begin(), job.milliseconds).unref();
    if (job.startsNow) this.#begin();
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#turn;
    await this.#held?.release();
  }

  #begin(): void {
    this.#turn ??= this.#run().finally(() => (this.#turn = undefined));
  }

  async #run(): Promise<void> {
    const { name, once, work } = this.#job;
    try {
      if (!once || (await this.#isOurs())) await work();
    } catch (error) {
      this.#parts.log(`The job “${name}” failed`, error);
    }
  }

  async #isOurs(): Promise<boolean> {
    if (!this.#held || this.#held.lost.aborted) {
      this.#held = await this.#parts.lease.take(`job ${this.#job.name}`, { most: 1, waiting: 0 });
    }
    return this.#held !== undefined;
  }
}
