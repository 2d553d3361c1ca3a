import { AlertsPage } from '#web/features/search-alerts/alerts-page.tsx';
import { useSignInPage } from './use-sign-in-page.ts';
import { useRouteTitle } from './use-page-title.ts';

/** The page `alerts`. */
export default function AlertsRoute() {
  useRouteTitle();
  return <AlertsPage signIn={useSignInPage()} />;
}
