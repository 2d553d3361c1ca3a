import { useQuery } from '@tanstack/react-query';
import { insightQuery } from '#web/api/insights.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { InsightPage } from '#web/features/insights/insight-page.tsx';
import { InsightsPage } from '#web/features/insights/insights-page.tsx';
import '#web/styles/document/document.css';
import { usePageTitle, useRouteTitle } from './use-page-title.ts';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page `insights`: all of them, or the one that the address names. */
export default function InsightsRoute() {
  const { id } = useCurrentRoute().params;
  return id === undefined ? <Area /> : <One key={id} id={id} />;
}

function Area() {
  useRouteTitle();
  return <InsightsPage />;
}

function One({ id }: { readonly id: string }) {
  const { data } = useQuery(insightQuery(id));
  usePageTitle(data?.title ?? 'Practical insight');
  return <InsightPage id={id} signIn={useSignInPage()} />;
}
