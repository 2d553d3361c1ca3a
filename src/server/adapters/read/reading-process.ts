import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WantedFile } from '#server/ports/file-reader.ts';
import { BROKEN_BOUNDS, type ReadingAnswer, type ReadingEnd, type ReadingMessage } from './reading-messages.ts';

/** How a process ended that was to answer. */
export interface ProcessEnd {
  readonly by: 'memory' | 'time' | 'lost';
  /** What is known of it besides. */
  readonly words: string;
}

/** So much of what a process says as it dies is kept. */
const LAST_WORDS = 20_000;
/** So long a process that is told to leave a file may take for it. */
const FAREWELL = 2_000;
/** Of the memory of a process, so much is for its objects; the rest is for bytes and for the runtime. */
const SHARE_OF_OBJECTS = 0.7;
/** A page is a tree that is kept until it is read: looking through all of it while it grows finds nothing to give back. */
const GARBAGE = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--initial-old-space-size=160'];

const NO_MEMORY = /out of memory|bad_alloc|array buffer allocation failed/iu;

/** A process that reads files, one after the other. */
export class ReadingProcess {
  readonly #child: ChildProcess;
  readonly #answers: ReadingAnswer[] = [];
  readonly #closed = Promise.withResolvers<void>();
  #end: ProcessEnd | undefined;
  #wake: (() => void) | undefined;

  /** `megabytes`: what it may take of the memory. */
  constructor(script: URL, megabytes: number) {
    const objects = Math.floor(megabytes * SHARE_OF_OBJECTS);
    this.#child = fork(fileURLToPath(script), [String(process.pid), String(megabytes * 1024 * 1024)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${objects}`, ...GARBAGE, '--expose-gc'],
    });
    this.#listen();
  }

  /** Whether it can be given a file. */
  get isAlive(): boolean {
    return this.#end === undefined && this.#child.connected;
  }

  /** Begins with a file, which may take so much processor time. */
  begin(wanted: WantedFile, milliseconds: number): void {
    this.#answers.length = 0;
    this.#send({ wanted, milliseconds });
  }

  /** The next answer, or how the process ended; undefined where nothing came in time or the signal fired. */
  async next(signal: AbortSignal, milliseconds: number): Promise<ReadingAnswer | ProcessEnd | undefined> {
    const answer = this.#answers.shift() ?? this.#end;
    if (answer) return answer;
    if (signal.aborted) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    this.#wake = wake;
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake, { once: true });
    await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', wake);
    return this.#answers.shift() ?? this.#end;
  }

  /** Says that a portion was taken. */
  take(): void {
    this.#send({ taken: true });
  }

  /** Leaves the file at hand; answers its end, or nothing where it does not come to one soon. */
  async leave(): Promise<ReadingEnd | undefined> {
    this.#send({ leave: true });
    for (;;) {
      const answer = await this.next(new AbortController().signal, FAREWELL);
      if (!answer || 'by' in answer) return undefined;
      if (answer.end) return answer.end;
    }
  }

  /** Ends it whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#closed.promise;
  }

  #listen(): void {
    let words = '';
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-LAST_WORDS)));
    this.#child.on('message', (answer: ReadingAnswer) => {
      this.#answers.push(answer);
      this.#wake?.();
    });
    this.#child.on('error', (error) => {
      if (this.#child.pid === undefined) this.#finish({ by: 'lost', words: error.message });
    });
    this.#child.on('close', (code, signal) => this.#finish(describeEnd(code, signal, words)));
  }

  #finish(end: ProcessEnd): void {
    this.#end ??= end;
    this.#closed.resolve();
    this.#wake?.();
  }

  /** A process that has ended answers by its end. */
  #send(message: ReadingMessage): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
}

function describeEnd(code: number | null, signal: NodeJS.Signals | null, words: string): ProcessEnd {
  if (signal === BROKEN_BOUNDS.time) return { by: 'time', words: '' };
  if (signal === BROKEN_BOUNDS.memory || NO_MEMORY.test(words)) return { by: 'memory', words: '' };
  const last = words.trim().split('\n').at(-1) ?? '';
  return { by: 'lost', words: `${signal ?? `code ${code}`}${last === '' ? '' : `: ${last}`}` };
}
