import { useCurrentRoute } from '#web/app/current-route.ts';
import { ExamMaterialsPage } from '#web/features/exam-links/exam-materials-page.tsx';
import { UsefulLinksPage } from '#web/features/exam-links/useful-links-page.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `outside-links`: of the two that lead elsewhere, the one at the address. */
export default function OutsideLinksRoute() {
  useRouteTitle();
  return useCurrentRoute().route?.path === '/eqe-materials' ? <ExamMaterialsPage /> : <UsefulLinksPage />;
}
