import { Support } from '#web/features/house/support.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `support`. */
export default function SupportRoute() {
  useRouteTitle();
  return <Support />;
}
