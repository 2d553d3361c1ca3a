import { TermsOfUse } from '#web/features/house/terms-of-use.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `terms`. */
export default function TermsOfUseRoute() {
  useRouteTitle();
  return <TermsOfUse />;
}
