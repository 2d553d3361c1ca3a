import { StoreUnavailable } from '#server/ports/store-unavailable.ts';

const BUSY = 5;
const LOCKED = 6;

/** Kinds of failure that lie in the files and not in what was asked, each with what an operator can do. */
const WAYS: Readonly<Record<number | string, string>> = {
  ...name([13, 'ENOSPC', 'EDQUOT'], 'Its disk is full. Make room there; nothing has to be moved or restored.'),
  ...name(
    [3, 8, 14, 'EACCES', 'EPERM', 'EROFS'],
    'Let the user that runs Pandect write its folder and every file in it; nothing has to be moved or restored.',
  ),
  ...name(
    [7, 10, 15, 'EIO'],
    'Its disk is full or failing. Make room there first; nothing has to be moved or restored.',
  ),
  ...name([11, 26], 'Restore it from a backup.'),
};

function name(kinds: readonly (number | string)[], way: string): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [kind, way]));
}

/** The low byte of the driver's code is the kind of failure; the file system has names for its own. */
function readKind(error: unknown): number | string | undefined {
  const { errcode, code, syscall } = (error ?? {}) as { errcode?: unknown; code?: unknown; syscall?: unknown };
  if (typeof errcode === 'number') return errcode % 256;
  // A folder in a read-only one: the runtime misses the folder above it.
  if (syscall === 'mkdir' && code === 'ENOENT') return 'EROFS';
  return typeof code === 'string' ? code : undefined;
}

/** Whether another connection stands in the way. */
export function isBusy(error: unknown): boolean {
  return readKind(error) === BUSY || readKind(error) === LOCKED;
}

/** The failure of driver or disk as what it means for whoever asked; anything else as it is. */
export function translateFailure(error: unknown): unknown {
  return translate(error, 'The data folder cannot be read or written');
}

/** The same for a file that is opened, which it names. */
export function translateOpening(error: unknown, path: string): unknown {
  return translate(error, `${path} cannot be opened`);
}

function translate(error: unknown, what: string): unknown {
  if (isBusy(error)) {
    const message = `${what}: another process holds it; try again when that is done.`;
    return new StoreUnavailable(message, { isBusy: true, cause: error });
  }
  const way = WAYS[readKind(error) ?? ''];
  if (way === undefined) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`${what}: ${reason}. ${way}`, { isBusy: false, cause: error });
}
