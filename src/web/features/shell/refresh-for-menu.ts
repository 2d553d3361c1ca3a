import type { QueryClient } from '@tanstack/react-query';
import { isSameAddress } from './same-address.ts';

/** What following a menu entry does beside opening its address. */
export type MenuEffect = 'search' | 'publication' | 'none';

/**
 * Gets the answers ready for a menu entry that is followed. An entry that searches makes every search answer be asked for
 * again, filters included: the address of the entry is the whole search, and nothing of the former one stays (SH-207). A
 * link to a document lets go of the publication that is loaded (SH-208).
 */
export function refreshForMenu(
  queries: QueryClient,
  searchPaths: readonly string[],
  url: string,
  present: string,
): MenuEffect {
  const path = url.split(/[?#]/)[0] ?? '';
  const effect = searchPaths.includes(path) ? 'search' : path.startsWith('/document/') ? 'publication' : 'none';
  if (effect !== 'none') void forget(queries, effect, isSameAddress(url, present));
  return effect;
}

/** What nobody looks at goes; what is on the screen is asked for again when it is shown next, or now if it stays. */
async function forget(queries: QueryClient, key: string, stays: boolean): Promise<void> {
  queries.removeQueries({ queryKey: [key], type: 'inactive' });
  await queries.invalidateQueries({ queryKey: [key], refetchType: stays ? 'active' : 'none' });
}
