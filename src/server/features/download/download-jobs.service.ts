import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DownloadJob } from '#contract/download-job.ts';
import type { FileContent } from '#contract/file.ts';
import type { Reader } from '#domain/access/reader.ts';
import { ERRORS } from '#domain/errors/errors.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RenderProgress, WatchRender } from '#server/ports/document-renderer.ts';
import type { DownloadJobRow, DownloadJobStore, JobFailure } from '#server/ports/download-job-store.ts';
import type { Scheduler } from '#server/ports/scheduler.ts';

/** How long a finished file, or what is said of a failed one, is kept (OP-124). */
const KEPT_MINUTES = 10;
/** How often whoever makes a file says how far it is, and how long nobody may have heard of it. */
const TOUCH_MILLISECONDS = 1000;
const SILENT_SECONDS = 30;

/** How long it may take until a file has its place among those that wait, in milliseconds. */
const LONGEST_PLACING = 1000;
/** How long a client that only takes the file itself waits for it (OP-124), in milliseconds. */
const LONGEST_WAIT = 60_000;
const WAYS_TO_WAIT =
  'It was not made within a minute, with what came before it. Ask for it with “Prefer: respond-async”, and then how far it is.';

export interface JobParts {
  readonly jobs: DownloadJobStore;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly log: (message: string, error?: unknown) => void;
}

/** Makes a file; ends with the signal, and says how far it is. */
type MakeFile = (signal: AbortSignal, watch: WatchRender) => Promise<FileContent>;

/** Where and how long a client waits for the file itself. */
interface Wait {
  readonly seconds: number;
  /** Fires when the client goes away. */
  readonly signal: AbortSignal;
}

/** Files that are made while their readers go on: any server answers for them, the one that makes them keeps them there. */
export class DownloadJobsService {
  readonly #parts: JobParts;
  /** Of the files that are made here, what ends them. */
  readonly #here = new Map<string, AbortController>();

  constructor(parts: JobParts) {
    this.#parts = parts;
  }

  /** The file where it is made within the wait, else the job. A client that goes away within it has the file ended. */
  async start(reader: Reader, make: MakeFile, { seconds, signal }: Wait): Promise<FileContent | { job: DownloadJob }> {
    const controller = new AbortController();
    const progress = { ahead: 0, share: 0 };
    const waited = new AbortController();
    const placed = Promise.withResolvers<void>();
    const work = make(controller.signal, (step: RenderProgress) => {
      Object.assign(progress, step);
      placed.resolve();
    });
    const outcome = work.finally(() => waited.abort());
    // Who asks for it is told below; here nobody may be missed.
    outcome.catch(() => undefined);
    const watching = { signal: AbortSignal.any([signal, waited.signal]) };
    // What finds no place is refused now, rather than kept as a job that failed.
    await Promise.race([placed.promise, pause(LONGEST_PLACING, undefined, watching).catch(() => undefined)]);
    const wait = pause(seconds * 1000, 'late', watching);
    const isLate = (await wait.catch(() => 'settled')) === 'late';
    if (signal.aborted) controller.abort(signal.reason);
    if (!isLate) return outcome;
    const id = await this.#create(reader, progress.ahead).catch((error: unknown) => {
      // Nobody could ask for it.
      controller.abort(error);
      throw error;
    });
    void this.#keep(id, outcome, { controller, progress });
    const row = {
      id,
      state: 'making',
      ...progress,
      error: undefined,
      touchedAt: this.#parts.clock.now(),
      wantedUntil: null,
    } as const;
    return { job: this.#present(row) };
  }

  /**
   * The file itself, for a client that waits for it; ends with its signal. Throws `download-too-slow` where that takes
   * more than a minute, with how it is had all the same.
   */
  async wait(make: MakeFile, signal: AbortSignal): Promise<FileContent> {
    const late = new AbortController();
    const refusal = new LibraryError('download-too-slow', { reason: WAYS_TO_WAIT });
    const timer = setTimeout(() => late.abort(refusal), LONGEST_WAIT);
    try {
      return await make(AbortSignal.any([signal, late.signal]), () => undefined);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Throws `download-not-found`. */
  async find({ visitor }: Reader, id: string): Promise<DownloadJob> {
    const row = await this.#parts.jobs.findJob(id, visitor.sessionId);
    if (!row || row.touchedAt < this.#minutesAgo(KEPT_MINUTES)) throw new LibraryError('download-not-found');
    if (row.wantedUntil !== null) await this.#parts.jobs.leaveJob(id, visitor.sessionId, null);
    return this.#present(row);
  }

  /** Throws `download-not-found`, also where the file is not ready, or has been for longer than files are kept. */
  async getFile(reader: Reader, id: string): Promise<FileContent> {
    await this.find(reader, id);
    const file = await this.#parts.jobs.findFile(id, reader.visitor.sessionId);
    if (!file) throw new LibraryError('download-not-found');
    return file;
  }

  /**
   * What is made here ends at once; another server learns of it within a second. With patience it ends in so many
   * seconds, unless it is asked for again. Throws `download-not-found`.
   */
  async end({ visitor }: Reader, id: string, patience = 0): Promise<void> {
    const { jobs } = this.#parts;
    if (patience > 0) {
      const isThere = await jobs.leaveJob(id, visitor.sessionId, this.#minutesAgo(-patience / 60));
      if (isThere) return;
    }
    if (!(await jobs.removeJob(id, visitor.sessionId))) throw new LibraryError('download-not-found');
    this.#here.get(id)?.abort(new LibraryError('download-not-found'));
  }

  async #create({ visitor }: Reader, ahead: number): Promise<string> {
    const { jobs, clock } = this.#parts;
    const id = randomUUID();
    await jobs.removeJobsBefore(this.#minutesAgo(KEPT_MINUTES));
    await jobs.createJob({ id, owner: visitor.sessionId, at: clock.now(), ahead });
    return id;
  }

  /** Says how far the file is until it is made; ends the making where the job was taken out. */
  async #keep(
    id: string,
    outcome: Promise<FileContent>,
    { controller, progress }: { controller: AbortController; progress: { ahead: number; share: number } },
  ): Promise<void> {
    const { jobs, clock, scheduler } = this.#parts;
    this.#here.set(id, controller);
    const touch = async () => {
      const isWanted = await jobs.touchJob(id, { ...progress, at: clock.now() });
      if (!isWanted) controller.abort(new LibraryError('download-not-found'));
    };
    const end = scheduler.every({ name: `say how far ${id} is`, milliseconds: TOUCH_MILLISECONDS, work: touch });
    try {
      const { name, type = '', bytes, list = { rows: 0, total: 0 } } = await outcome;
      await jobs.finishJob(id, { name, type, bytes, list }, clock.now());
    } catch (error) {
      if (!controller.signal.aborted) await this.#fail(id, error);
    } finally {
      end();
      this.#here.delete(id);
    }
  }

  async #fail(id: string, error: unknown): Promise<void> {
    const { jobs, clock, log } = this.#parts;
    const isOurs = error instanceof LibraryError;
    if (!isOurs) log('A download failed', error);
    const failure: JobFailure = isOurs
      ? { code: error.code, reason: error.details?.reason }
      : { code: 'unexpected', reason: undefined };
    await jobs
      .failJob(id, failure, clock.now())
      .catch((fault: unknown) => log('Why a download failed could not be kept', fault));
  }

  #present({ id, state, ahead, share, error, touchedAt }: DownloadJobRow): DownloadJob {
    // A server that was stopped leaves what it made without a word.
    const isLost = state === 'making' && touchedAt < this.#minutesAgo(SILENT_SECONDS / 60);
    const failure: JobFailure | undefined = isLost ? { code: 'download-interrupted', reason: undefined } : error;
    return {
      id,
      state: failure ? 'failed' : state === 'making' && ahead > 0 ? 'waiting' : state,
      ahead: failure ? 0 : ahead,
      share,
      file: state === 'ready' ? `/mip/api/Download/Job/${id}/File` : null,
      error: failure ? { code: failure.code, ...ERRORS[failure.code], reason: failure.reason ?? null } : null,
    };
  }

  #minutesAgo(minutes: number): string {
    return new Date(Date.parse(this.#parts.clock.now()) - minutes * 60_000).toISOString();
  }
}
