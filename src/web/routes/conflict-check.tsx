import { ConflictPage } from '#web/features/relations/conflict-page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `conflict-check`. */
export default function ConflictCheckRoute() {
  useRouteTitle();
  return <ConflictPage />;
}
