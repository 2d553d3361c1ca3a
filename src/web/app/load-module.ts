/** A chunk that takes longer than this has failed; milliseconds. */
export const LONGEST_LOAD = 120_000;

/** A part of the application that could not be loaded; its message names the chunk (ERR-025, OP-43). */
export class ChunkError extends Error {
  readonly chunk: string;

  constructor(chunk: string, reason: 'failed' | 'timeout', cause?: unknown) {
    super(
      reason === 'failed' ? `Loading chunk ${chunk} failed.` : `Loading chunk ${chunk} took longer than 120 seconds.`,
      { cause },
    );
    this.name = 'ChunkError';
    this.chunk = chunk;
  }
}

/**
 * Loads a part of the application that is fetched when it is first needed.
 * @throws ChunkError when it fails or takes longer than 120 s (SH-196).
 */
export async function loadModule<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, 'timeout')), LONGEST_LOAD);
  });
  try {
    return await Promise.race([
      load().catch((error: unknown) => {
        throw new ChunkError(chunk, 'failed', error);
      }),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
