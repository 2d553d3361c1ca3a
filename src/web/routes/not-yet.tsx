import { useQuery } from '@tanstack/react-query';
import type { TodaySearch } from '#domain/edition/route.ts';
import { hitsQuery } from '#web/api/search.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { defaultMode, useEditionView } from '#web/app/edition-view.ts';
import { bodyOf, readAddress } from '#web/app/search-address.ts';
import { NotYet } from '#web/features/not-yet/not-yet.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { useRouteTitle } from './use-page-title.ts';
import { useWaysOn } from './use-ways-on.ts';

/** A page that a later version fills, or a module of which nothing is built yet. */
export default function NotYetRoute() {
  const { route } = useCurrentRoute();
  useRouteTitle();
  const outcome = route && 'holds' in route.outcome ? route.outcome : undefined;
  const today = useToday(outcome && 'today' in outcome ? outcome.today : undefined);
  const ways = [...today, ...useWaysOn()];
  return <NotYet name={route?.name ?? ''} holds={outcome?.holds ?? ''} ways={ways} />;
}

/** The way to what there is already of what the page will hold, with its number once that is known. */
function useToday(today: TodaySearch | undefined): { readonly href: string; readonly label: string }[] {
  const mode = defaultMode(useEditionView());
  const { state } = readAddress(mode, today?.search ?? '');
  const found = useQuery({ ...hitsQuery(mode.endpoint, bodyOf(mode, state)), enabled: today !== undefined });
  if (!today) return [];
  const total = found.data?.total;
  const label =
    total === undefined
      ? `The ${today.things} in the library`
      : `The ${formatNumber(total)} ${today.things} in the library`;
  return [{ href: `${mode.path}${today.search}`, label }];
}
