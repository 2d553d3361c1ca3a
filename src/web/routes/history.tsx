import { HistoryPage } from '#web/features/history/history-page.tsx';
import { useRouteTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page `history`. */
export default function HistoryRoute() {
  useRouteTitle();
  return <HistoryPage signIn={useSignInPage()} />;
}
