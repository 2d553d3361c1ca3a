import { UsefulLinksPage } from '#web/features/exam-links/useful-links-page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `outside-links`. */
export default function OutsideLinksRoute() {
  useRouteTitle();
  return <UsefulLinksPage />;
}
