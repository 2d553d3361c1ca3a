import { useCurrentRoute } from '#web/app/current-route.ts';
import { NotYet } from '#web/features/not-yet/not-yet.tsx';
import { useRouteTitle } from './use-page-title.ts';
import { useWaysOn } from './use-ways-on.ts';

/** A page that a later version fills, or a module of which nothing is built yet. */
export default function NotYetRoute() {
  const { route } = useCurrentRoute();
  useRouteTitle();
  const ways = useWaysOn();
  const holds = route && 'page' in route.outcome && 'holds' in route.outcome ? route.outcome.holds : '';
  return <NotYet name={route?.name ?? ''} holds={holds} ways={ways} />;
}
