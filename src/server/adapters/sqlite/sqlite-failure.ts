import { StoreUnavailable } from '#server/ports/store-unavailable.ts';

const BUSY = 5;
const LOCKED = 6;
/** Kinds of failure that lie in the files and not in what was asked: permissions, memory of the disk, damage. */
const BROKEN = [3, 7, 8, 10, 11, 13, 14, 15, 26];

/** The low byte of the driver's code is the kind of failure. */
function readKind(error: unknown): number | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' ? code % 256 : undefined;
}

/** Whether another connection stands in the way. */
export function isBusy(error: unknown): boolean {
  return readKind(error) === BUSY || readKind(error) === LOCKED;
}

/** The driver's failure as what it means for whoever asked; anything else as it is. */
export function translateFailure(error: unknown): unknown {
  const kind = readKind(error);
  if (isBusy(error))
    return new StoreUnavailable('The database is held by another process.', { isBusy: true, cause: error });
  if (kind === undefined || !BROKEN.includes(kind)) return error;
  return new StoreUnavailable(`The database cannot be read or written: ${describeFailure(error)}.`, {
    isBusy: false,
    cause: error,
  });
}

/** The same for a file that is opened: names it, and says what an operator can do. */
export function translateOpening(error: unknown, path: string): unknown {
  const translated = translateFailure(error);
  if (!(translated instanceof StoreUnavailable)) return error;
  const way = translated.isBusy
    ? 'Another process holds it; try again when that is done.'
    : 'Restore it from a backup, or move it away to begin anew.';
  const message = `${path} cannot be opened: ${describeFailure(error)}. ${way}`;
  return new StoreUnavailable(message, { isBusy: translated.isBusy, cause: error });
}

function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
