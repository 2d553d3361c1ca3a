import { ManualFavoritesPage } from '#web/features/favorites/manual-favorites-page.tsx';
import { useRouteTitle } from '../use-page-title.ts';
import { useSignInPage } from '../use-sign-in-page.ts';

/** The address `/manual-ip/favorites`. */
export function ManualFavorites() {
  useRouteTitle();
  return <ManualFavoritesPage signIn={useSignInPage()} />;
}
