import { nameSubscriptions } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { LibraryError } from '#domain/errors/library-error.ts';

/**
 * Lets only those on whose page it stands have what a call answers: `route-not-found` where the edition has no such page,
 * `not-subscribed` with who holds it where the reader's subscription has not.
 */
export function requireRoute({ edition, codes }: Pick<Reader, 'edition' | 'codes'>, path: string): void {
  const { routes, subscriptions } = edition;
  const found = resolveRoute(routes, subscriptions, codes, path, '');
  if (found.kind === 'page') return;
  if (found.kind === 'not-found') throw new LibraryError('route-not-found');
  const heldBy = found.kind === 'refused' ? nameSubscriptions(subscriptions, found.heldBy) : [];
  throw new LibraryError('not-subscribed', heldBy.length > 0 ? { heldBy } : undefined);
}
