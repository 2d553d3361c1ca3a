import { LibraryError } from '#domain/errors/library-error.ts';

/** A process ended before it answered, for reasons that are not the file's: another one may make it. */
export class ProcessLost extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ProcessLost';
  }
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly by: NodeJS.Signals | null;
  /** What it said last on its error output. */
  readonly words: string;
  /** Whether the system ended some process for want of memory while this one ran. */
  readonly killedForMemory: boolean;
}

/** The runtime's words (“JavaScript heap out of memory”) and those of typesetting (“memory allocation of 64 bytes failed”). */
const NO_MEMORY = /out of memory|memory allocation of \d+ bytes failed|bad_alloc|array buffer allocation failed/iu;

/**
 * Why a process ended without an answer. One that finds no more memory says so as it dies, or is killed by the system,
 * which counts that; any other end came from outside, or is a fault of its own.
 */
export function describeEnd({ code, by, words, killedForMemory }: ProcessEnd): Error {
  const hasNoMemory = NO_MEMORY.test(words) || (by === 'SIGKILL' && killedForMemory);
  if (hasNoMemory) return new LibraryError('download-too-large');
  return new ProcessLost(`The process that made the file ended (${by ?? code}).`);
}
