import { RelationsPage } from '#web/features/relations/relations-page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `relations`. */
export default function RelationsRoute() {
  useRouteTitle();
  return <RelationsPage />;
}
