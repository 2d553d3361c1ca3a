import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreUnavailable } from '#server/ports/store-unavailable.ts';

export const OWNER_ONLY = 0o600;
export const OWNER_ONLY_FOLDER = 0o700;
const OTHERS = 0o077;
/** What lies in a data folder. */
const OURS = /^(?:library|people)\.(?:db|lock|readers)(?:-wal|-shm|-journal)?$|^feeds$/u;

/**
 * Makes a data folder that is readable by its owner only, or makes it so: former versions let others read. Files in it
 * that are not the library's stay as they are, and so does a folder that has any. Throws `StoreUnavailable` where
 * somebody else owns it.
 */
export function makePrivate(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const names = readdirSync(dataFolder);
  const ours = names.filter((name) => OURS.test(name));
  if (ours.length === names.length) closeToOthers(dataFolder);
  for (const name of ours) closeToOthers(join(dataFolder, name));
  if (ours.includes('feeds')) {
    for (const name of readdirSync(join(dataFolder, 'feeds'))) closeToOthers(join(dataFolder, 'feeds', name));
  }
}

/** Makes a file that is not there yet. One that is there is not touched: opening it would end the locks held on it. */
export function createPrivately(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

function closeToOthers(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
  } catch (error) {
    // Gone meanwhile, or on a disk that cannot be written: whoever opens it says so.
    if (['ENOENT', 'EROFS'].includes(codeOf(error))) return;
    if (codeOf(error) !== 'EPERM') throw error;
    const message = `${path} belongs to another user, and others can read it. Let the data folder and every file in it belong to the user that runs Pandect, or run it as their owner; nothing has to be moved or restored.`;
    throw new StoreUnavailable(message, { isBusy: false, cause: error });
  }
}

function codeOf(error: unknown): string {
  return (error as { readonly code?: string }).code ?? '';
}
