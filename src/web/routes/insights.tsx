import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { insightQuery } from '#web/api/insights.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { printSearchTerm, readSearchTerm } from '#web/app/search-term.ts';
import { InsightPage } from '#web/features/insights/insight-page.tsx';
import '#web/styles/document/document.css';
import { Opened } from './opened.tsx';
import { useSignInPage } from './use-sign-in-page.ts';

/** The page `insights`: the one that the address names. */
export default function InsightsRoute() {
  const { id = '' } = useCurrentRoute().params;
  return <One key={id} id={id} />;
}

const SOUGHT = {
  what: 'practical insight',
  search: { href: '/practical-insights', name: 'All practical insights' },
  may: 'belong to another edition',
};

function One({ id }: { readonly id: string }) {
  const search = readSearchTerm(useLocation().searchStr);
  const marking = search.searchTerm === undefined ? '' : `?${printSearchTerm(search)}`;
  const signIn = useSignInPage();
  return (
    <Opened
      query={useQuery(insightQuery(id))}
      sought={SOUGHT}
      name="Practical insight"
      titleOf={({ title }) => title}
      id={id}
    >
      {(insight) => <InsightPage {...{ insight, signIn, marking }} />}
    </Opened>
  );
}
