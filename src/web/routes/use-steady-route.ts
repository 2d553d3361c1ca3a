import { useMemo } from 'react';
import type { CurrentRoute } from '#web/app/current-route.ts';
import { presentRoute, type Outcome } from './outcome.ts';

/** The route of an outcome; the same value for as long as it is the same page, however often its search changes. */
export function useSteadyRoute(outcome: Outcome | undefined): CurrentRoute {
  const { page, route, params } = presentRoute(outcome);
  const named = JSON.stringify(params);
  return useMemo(() => ({ page, route, params: JSON.parse(named) as CurrentRoute['params'] }), [page, route, named]);
}
