import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { PaperDraft } from '#domain/paper/paper-draft.ts';
import type {
  DocumentModel,
  DocumentRenderer,
  FileFormat,
  ListModel,
  PageFormat,
  WatchRender,
} from '#server/ports/document-renderer.ts';
import type { LastAnswer } from './answer-task.ts';
import { readAnswer } from './read-answer.ts';
import type { RenderAnswer, RenderMessage, RenderTask } from './render-messages.ts';

export interface RendererLimits {
  /** How long one file may take. */
  readonly milliseconds: number;
  /** How many may wait. */
  readonly queue: number;
  /** What the objects of one process may take of the memory. */
  readonly megabytes: number;
}

/** Four times what a text of a thousand pages takes while nothing else runs; readers come first. */
const LIMITS: RendererLimits = { milliseconds: 90_000, queue: 20, megabytes: 384 };
const SCRIPT = new URL('./render-process.ts', import.meta.url);

/** How much of a file is done when its texts are read. */
const SHARE_OF_READING = 0.4;

interface Wanted {
  readonly task: RenderTask;
  readonly texts: PaperDraft['texts'];
  readonly watch: WatchRender | undefined;
}

/** Makes files one after the other, each in a process of its own that ends with it. */
export class ProcessRenderer implements DocumentRenderer {
  readonly #limits: RendererLimits;
  readonly #script: URL;
  #last: Promise<unknown> = Promise.resolve();
  /** What is made, and what waits behind it. */
  readonly #line: Wanted[] = [];
  readonly #closing = new AbortController();

  constructor(limits: Partial<RendererLimits> = {}, script = SCRIPT) {
    this.#limits = { ...LIMITS, ...limits };
    this.#script = script;
  }

  async renderList(format: FileFormat, list: ListModel, signal: AbortSignal, watch?: WatchRender): Promise<Uint8Array> {
    return this.#queue({ task: { format, list }, texts: [], watch }, signal);
  }

  async renderDocument(
    format: PageFormat,
    document: DocumentModel,
    signal: AbortSignal,
    watch?: WatchRender,
  ): Promise<Uint8Array> {
    return this.#queue({ task: { format, document }, texts: [], watch }, signal);
  }

  async renderPaper(
    format: PageFormat,
    { head, texts }: PaperDraft,
    signal: AbortSignal,
    watch?: WatchRender,
  ): Promise<Uint8Array> {
    return this.#queue({ task: { format, paper: head }, texts, watch }, signal);
  }

  async close(): Promise<void> {
    this.#closing.abort(new LibraryError('library-busy'));
    await this.#last;
  }

  async #queue(wanted: Wanted, signal: AbortSignal): Promise<Uint8Array> {
    if (this.#line.length > this.#limits.queue) throw new LibraryError('too-many-downloads');
    this.#line.push(wanted);
    wanted.watch?.({ ahead: this.#line.length - 1 });
    const before = this.#last;
    const turn = Promise.withResolvers<void>();
    this.#last = turn.promise;
    try {
      await before;
      return await this.#run(wanted, AbortSignal.any([signal, this.#closing.signal]));
    } finally {
      this.#line.splice(this.#line.indexOf(wanted), 1);
      for (const [ahead, { watch }] of this.#line.entries()) watch?.({ ahead });
      turn.resolve();
    }
  }

  async #run(wanted: Wanted, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    wanted.watch?.({ share: 0 });
    const { milliseconds, megabytes } = this.#limits;
    const child = fork(fileURLToPath(this.#script), {
      serialization: 'advanced',
      // Little room for what is soon forgotten, and a moment to give back what was before typesetting takes its own.
      execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=2', '--expose-gc'],
      // Typesetting asks for memory from many threads; one pool instead of one for each takes a fifth less.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    });
    const outcome = Promise.withResolvers<LastAnswer>();
    const timer = setTimeout(() => outcome.reject(new LibraryError('download-too-slow')), milliseconds);
    const abort = () => outcome.reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.on('message', (answer: RenderAnswer) =>
      'share' in answer ? wanted.watch?.(answer) : outcome.resolve(answer),
    );
    child.on('error', (error) => outcome.reject(error));
    child.on('exit', (code, by) => outcome.reject(describeEnd(code, by)));
    try {
      feed(child, wanted).catch((error: unknown) => outcome.reject(error));
      return readAnswer(await outcome.promise);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      child.kill('SIGKILL');
      await ended;
    }
  }
}

/** A process that cannot have more memory is ended by its runtime (SIGABRT) or by the system (SIGKILL). */
function describeEnd(code: number | null, by: NodeJS.Signals | null): Error {
  if (by === 'SIGABRT' || by === 'SIGKILL') return new LibraryError('download-too-large');
  return new Error(`The process that made the file ended (${by ?? code}).`);
}

/** Each part is sent once the one before is on its way: no text is held here as a whole, nor read on for nobody. */
async function feed(child: ChildProcess, { task, texts, watch }: Wanted): Promise<void> {
  await send(child, { task });
  for (const [text, parts] of texts.entries()) {
    for await (const part of parts) {
      if (!child.connected) return;
      await send(child, { text, part });
    }
    watch?.({ share: (SHARE_OF_READING * (text + 1)) / texts.length });
  }
  await send(child, { end: true });
}

function send(child: ChildProcess, message: RenderMessage): Promise<void> {
  const sent = Promise.withResolvers<void>();
  // A process that has ended answers by its end.
  child.send(message, () => sent.resolve());
  return sent.promise;
}
