import { StoreUnavailable } from '#server/ports/store-unavailable.ts';

/** Codes of the server for somebody else who stands in the way: a lock not given in time, two who wait for each other. */
const BUSY = /^(?:55P03|40001|40P01)$/u;
/** The first letters of codes, of the server or the machine, that lie not in what was asked, each with what to do. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/^53100$/u, 'Its disk is full. Make room there; nothing has to be moved or restored.'],
  [/^53/u, 'It has no room left for another connection or its work. Let it have more, or let fewer ask.'],
  [/^25006$/u, 'It takes no changes: let the library write there, or name the one that it may write.'],
  [/^(?:28|3D)/u, 'Let the user in its address connect to that database.'],
  [/^58/u, 'Its disk is full or failing. Make room there first; nothing has to be moved or restored.'],
  [/^XX00[12]$/u, 'Restore it from a backup.'],
  [/^(?:08|57P|ECONN|ETIMEDOUT|ENOTFOUND|EPIPE|ENOENT$)/u, 'Start it, or let this machine reach it.'],
];
/** What the driver says, without a code, where the connection is gone. */
const GONE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** The failure of server or network as what it means for whoever asked; anything else as it is. */
export function translateFailure(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const what = 'The database cannot be read or written';
  const code = readCode(error);
  if (BUSY.test(code)) {
    const message = `${what}: somebody else holds it; try again when that is done.`;
    return new StoreUnavailable(message, { isBusy: true, cause: error });
  }
  const way = WAYS.find(([codes]) => codes.test(code))?.[1];
  if (way === undefined) return error;
  return new StoreUnavailable(`${what}: ${error.message}. ${way}`, { isBusy: false, cause: error });
}

function readCode(error: Error): string {
  if (GONE.test(error.message)) return '08006';
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}
