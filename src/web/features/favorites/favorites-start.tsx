import { useQuery } from '@tanstack/react-query';
import { starsQuery } from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { useShortcuts } from '#web/app/use-shortcuts.ts';
import { useHasFavorites } from './use-has-favorites.ts';

/** Asks at start what is starred (SR-216), of those whose subscription has favorites, and lets `f` press the star of the result in focus, else of the page. */
export function FavoritesStart() {
  const { isSignedIn, codes } = useAccount();
  const hasFavorites = useHasFavorites();
  useQuery({ ...starsQuery(), enabled: isSignedIn && codes.length > 0 && hasFavorites });
  useShortcuts({
    f: () => {
      const around = document.activeElement?.closest('article, li, tr');
      const star = around?.querySelector<HTMLElement>('[data-star]');
      (star ?? document.querySelector<HTMLElement>('[data-star=head]'))?.click();
    },
  });
  return null;
}
