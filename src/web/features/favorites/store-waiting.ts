import type { QueryClient } from '@tanstack/react-query';
import { keepFavorites } from '#web/api/favorites.ts';
import { attempt } from '#web/app/attempt.ts';
import { notify } from '#web/app/notifications.ts';
import { takeWaiting } from './waiting-stars.ts';

/** Stores what was starred before signing in, and says so (OP-13). */
export async function storeWaiting(queries: QueryClient): Promise<void> {
  const favorites = takeWaiting();
  if (favorites.length === 0) return;
  const isDone = await attempt('What you starred before signing in could not be kept', () =>
    keepFavorites(queries, favorites),
  );
  if (!isDone) return;
  const what = favorites.length === 1 ? 'What you starred is' : `${favorites.length} documents are`;
  notify({ type: 'success', title: `${what} among your favorites now` });
}
