import { ImportRefusal, type ImportEvent } from '#importers/importer.ts';
import type { FileReader, WantedFile, WatchReading } from '#server/ports/file-reader.ts';
import type { ReadingEnd } from './reading-messages.ts';
import { ReadingProcess, type ProcessEnd } from './reading-process.ts';

/** What reading one file may take. */
export interface ReadingLimits {
  /** Of memory, for the whole process. */
  readonly megabytes: number;
  /** Of processor time, for any file and besides for each megabyte of one. */
  readonly milliseconds: number;
  readonly millisecondsPerMegabyte: number;
  /** So many times its processor time a file may leave whoever waits for it without a word. */
  readonly patience: number;
}

const LIMITS: ReadingLimits = { megabytes: 512, milliseconds: 60_000, millisecondsPerMegabyte: 2_000, patience: 10 };
/** A file whose process was lost is read once again. */
const ATTEMPTS = 2;
const MEGABYTE = 1024 * 1024;

/** How far a file was read before its process was lost. */
interface Progress {
  events: number;
}

/**
 * Reads files in processes of their own. Each serves the next file as well, as long as nothing is wrong with it. Held
 * by file-reader.conformance.ts.
 */
export class ProcessFileReader implements FileReader {
  readonly #script: URL;
  readonly #limits: ReadingLimits;
  readonly #idle: ReadingProcess[] = [];
  readonly #busy = new Set<ReadingProcess>();

  constructor(script: URL, limits: Partial<ReadingLimits> = {}) {
    this.#script = script;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Begins a process for the first file, which takes as long to load as the import itself. */
  prepare(): void {
    if (this.#idle.length === 0) this.#idle.push(new ReadingProcess(this.#script, this.#limits.megabytes));
  }

  async *read(wanted: WantedFile, watch: WatchReading): AsyncGenerator<ImportEvent> {
    const progress = { events: 0 };
    for (let attempt = 1; ; attempt += 1) {
      const lost = yield* this.#readFrom(progress, wanted, watch);
      if (!lost) return;
      if (attempt === ATTEMPTS) {
        throw new ImportRefusal(`the process that read it was ended twice (${lost.words}); import it again`);
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((reader) => reader.kill()));
  }

  /** Reads a file, but for the events that are known of it; answers how its process was lost where it was. */
  async *#readFrom(
    progress: Progress,
    wanted: WantedFile,
    { signal, onBytes, onRead }: WatchReading,
  ): AsyncGenerator<ImportEvent, ProcessEnd | undefined> {
    const allowed = this.#timeFor(wanted);
    const reader = this.#takeProcess();
    let known = progress.events;
    let isDone = false;
    try {
      reader.begin(wanted, allowed);
      for (;;) {
        const answer = await reader.next(signal, allowed * this.#limits.patience);
        if (!answer && signal.aborted) return undefined;
        if (!answer || 'by' in answer) {
          if (answer?.by === 'lost') return answer;
          throw new ImportRefusal(this.#describeBound(answer?.by, allowed));
        }
        const { bytes, events, end } = answer;
        onBytes?.(bytes);
        if (end) {
          isDone = true;
          await this.#giveBack(reader, end);
          onRead?.();
        }
        for (const event of events) {
          known -= 1;
          if (known >= 0) continue;
          progress.events += 1;
          yield event;
        }
        const [first, ...others] = end?.refusals ?? [];
        if (first) throw new ImportRefusal(first.reason, first.line, first.column, others);
        if (end) return undefined;
        if (events.length > 0) reader.take();
      }
    } finally {
      if (!isDone) await this.#giveBack(reader, signal.aborted ? undefined : await reader.leave());
    }
  }

  #takeProcess(): ReadingProcess {
    const idle = this.#idle.splice(0);
    this.#idle.push(...idle.filter((one) => one.isAlive));
    const reader = this.#idle.pop() ?? new ReadingProcess(this.#script, this.#limits.megabytes);
    this.#busy.add(reader);
    return reader;
  }

  /** One that is in the middle of a file, or has grown, is not used again. */
  async #giveBack(reader: ReadingProcess, end: ReadingEnd | undefined): Promise<void> {
    this.#busy.delete(reader);
    if (end && end.memory < (this.#limits.megabytes * MEGABYTE) / 2 && reader.isAlive) this.#idle.push(reader);
    else await reader.kill();
  }

  #timeFor({ file }: WantedFile): number {
    const { milliseconds, millisecondsPerMegabyte } = this.#limits;
    return milliseconds + Math.ceil(file.size / MEGABYTE) * millisecondsPerMegabyte;
  }

  #describeBound(by: 'memory' | 'time' | undefined, allowed: number): string {
    const { megabytes, patience } = this.#limits;
    const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000).toLocaleString('en');
    if (by === 'memory') return `reading it takes more than ${megabytes} MB of memory; divide it, or save it anew`;
    if (by === 'time') {
      return `reading it takes more than ${seconds(allowed)} seconds of processor time; divide it, or save it anew`;
    }
    return `nothing of it could be read within ${seconds(allowed * patience)} seconds; see whether its disk answers`;
  }
}
