import { CalculatorPage } from '#web/features/thresholds/calculator-page.tsx';
import { SharedMergerPage } from '#web/features/thresholds/shared-merger-page.tsx';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { useRouteTitle } from './use-page-title.ts';

/** The page `thresholds`: the calculator, or a merger that somebody shares. */
export default function ThresholdsRoute() {
  useRouteTitle();
  const { token } = useCurrentRoute().params;
  return token === undefined ? <CalculatorPage /> : <SharedMergerPage token={token} />;
}
