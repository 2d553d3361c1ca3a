import { AsyncLocalStorage } from 'node:async_hooks';

const askers = new AsyncLocalStorage<string>();

/**
 * Does the work of a call in the name of whoever made it (an account, a visit, an address), so that what works for many
 * at once can give each their turn. Known wherever the work goes on, without being handed through what has no use for it.
 */
export function workFor<T>(asker: string, work: () => T): T {
  return askers.run(asker, work);
}

/** Whoever the work at hand is for; empty for the server's own. */
export function currentAsker(): string {
  return askers.getStore() ?? '';
}
