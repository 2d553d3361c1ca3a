import { FavoritesPage } from '#web/features/favorites/favorites-page.tsx';
import { useRouteTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page `favorites`. */
export default function FavoritesRoute() {
  useRouteTitle();
  return <FavoritesPage signIn={useSignInPage()} />;
}
