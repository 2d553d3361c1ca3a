import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { starsQuery } from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { storeWaiting } from './store-waiting.ts';
import { useHasFavorites } from './use-has-favorites.ts';

/** Asks at start what is starred (SR-216), of those whose subscription has favorites, stores what was starred before signing in, and lets `f` press the star of the result in focus, else of the page. */
export function FavoritesStart() {
  const { isSignedIn, codes } = useAccount();
  const hasFavorites = useHasFavorites();
  const queries = useQueryClient();
  const keeps = isSignedIn && codes.length > 0 && hasFavorites;
  useQuery({ ...starsQuery(), enabled: keeps });
  useEffect(() => {
    if (keeps) void storeWaiting(queries);
  }, [keeps, queries]);
  useShortcuts({
    f: () => {
      const around = document.activeElement?.closest('article, li, tr');
      const star = around?.querySelector<HTMLElement>('[data-star]');
      (star ?? document.querySelector<HTMLElement>('[data-star=head], [data-star=alone]'))?.click();
    },
  });
  return null;
}
