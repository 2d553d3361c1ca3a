import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { insightQuery } from '#web/api/insights.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { InsightPage } from '#web/features/insights/insight-page.tsx';
import { InsightsPage } from '#web/features/insights/insights-page.tsx';
import { ResultSteps } from '#web/features/search/results/result-steps.tsx';
import { printSearchTerm, readSearchTerm } from '#web/app/search-term.ts';
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
  const { searchStr } = useLocation();
  const search = readSearchTerm(searchStr);
  const marking = search.searchTerm === undefined ? '' : `?${printSearchTerm(search)}`;
  const above = <ResultSteps id={id} />;
  return <InsightPage {...{ id, above, marking }} signIn={useSignInPage()} />;
}
