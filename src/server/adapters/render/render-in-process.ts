import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { PaperDraft } from '#domain/paper/paper-draft.ts';
import type { WatchRender } from '#server/ports/document-renderer.ts';
import type { LastAnswer } from './answer-task.ts';
import { countMemoryKills } from './count-memory-kills.ts';
import { describeEnd, ProcessLost } from './describe-end.ts';
import type { RenderAnswer, RenderMessage, RenderTask } from './render-messages.ts';

export interface ProcessLimits {
  /** How long one file may take. */
  readonly milliseconds: number;
  /** What the objects of one process may take of the memory. */
  readonly megabytes: number;
}

/** A file to be made. Its texts can be read as often as a process is begun for it. */
export interface Wanted {
  readonly task: RenderTask;
  readonly texts: PaperDraft['texts'];
  readonly watch: WatchRender | undefined;
}

/** How much of a file is done when its texts are read. */
const SHARE_OF_READING = 0.4;
/** So much of what a process says as it dies is kept. */
const LAST_WORDS = 20_000;

/**
 * Makes a file in a process of its own that ends with it. Throws `download-too-slow` and `download-too-large`,
 * `ProcessLost` where the process ended for reasons that are not the file's, and the signal's reason once that fires.
 */
export async function renderInProcess(
  script: URL,
  limits: ProcessLimits,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<LastAnswer> {
  signal.throwIfAborted();
  wanted.watch?.({ share: 0 });
  const killedBefore = countMemoryKills();
  const child = begin(script, limits);
  const outcome = Promise.withResolvers<LastAnswer>();
  const timer = setTimeout(() => outcome.reject(new LibraryError('download-too-slow')), limits.milliseconds);
  const abort = () => outcome.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const words = keepLastWords(child);
  const closed = Promise.withResolvers<void>();
  child.on('message', (answer: RenderAnswer) => ('share' in answer ? wanted.watch?.(answer) : outcome.resolve(answer)));
  // A process that could not be begun, or that no message reaches any more.
  child.on('error', (error) => {
    outcome.reject(new ProcessLost(error.message));
    if (child.pid === undefined) closed.resolve();
  });
  child.on('close', (code, by) => {
    closed.resolve();
    const killedForMemory = countMemoryKills() > killedBefore;
    outcome.reject(describeEnd({ code, by, words: words(), killedForMemory }));
  });
  try {
    feed(child, wanted).catch((error: unknown) => outcome.reject(error));
    return await outcome.promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
    await closed.promise;
  }
}

function begin(script: URL, { megabytes }: ProcessLimits): ChildProcess {
  try {
    return fork(fileURLToPath(script), {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      // Little room for what is soon forgotten, and a moment to give back what was before typesetting takes its own.
      execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=2', '--expose-gc'],
      // Typesetting asks for memory from many threads; one pool instead of one for each takes a fifth less.
      env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    });
  } catch (error) {
    throw new ProcessLost(String(error));
  }
}

/** What the process said last on its error output; all of it goes on to where this one's goes. */
function keepLastWords(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS);
    process.stderr.write(text);
  });
  return () => words;
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

/** A process that has ended answers by its end. */
async function send(child: ChildProcess, message: RenderMessage): Promise<void> {
  if (!child.connected) return;
  const sent = Promise.withResolvers<void>();
  child.send(message, () => sent.resolve());
  await sent.promise;
}
