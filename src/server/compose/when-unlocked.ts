import { setTimeout as pause } from 'node:timers/promises';
import { LibraryLocked } from '#server/ports/writer-lock.ts';

const PAUSE_MILLISECONDS = 250;

/**
 * Does the work, which throws `LibraryLocked` while somebody else changes the library: then it says so once, and tries
 * again until the other is done. Rejects with the signal's reason where that fires first.
 */
export async function whenUnlocked<T>(
  work: () => Promise<T>,
  { signal, say }: { readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<T> {
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LibraryLocked)) throw error;
      if (!hasSaid) say(`${error.message} This goes on by itself then.`);
    }
    await pause(PAUSE_MILLISECONDS, undefined, { signal });
  }
}
