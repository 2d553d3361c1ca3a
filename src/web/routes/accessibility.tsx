import { AccessibilityStatement } from '#web/features/house/accessibility-statement.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `accessibility`. */
export default function AccessibilityStatementRoute() {
  useRouteTitle();
  return <AccessibilityStatement />;
}
