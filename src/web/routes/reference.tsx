import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { conventionEntryQuery } from '#web/api/nyc-tool.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { StatusTable } from '#web/features/collection/status/status-table.tsx';
import { EntryPage } from '#web/features/reference/nyc/entry-page.tsx';
import { NycStartPage } from '#web/features/reference/nyc/start-page.tsx';
import { StatesPage } from '#web/features/reference/nyc/states-page.tsx';
import { TreePage } from '#web/features/reference/nyc/tree-page.tsx';
import '#web/styles/document/document.css';
import { usePageTitle } from './use-page-title.ts';

type Params = Readonly<Record<string, string>>;

/** What stands at each address of the reference areas; they are one chunk, so that going from one to the next is at once. */
const PAGES: Readonly<Record<string, (params: Params) => ReactNode>> = {
  '/nyctool': () => <Titled page={<NycStartPage />} />,
  '/nyctool/provision': () => <Titled page={<TreePage tree="provision" />} />,
  '/nyctool/topic': () => <Titled page={<TreePage key="topic" tree="topic" />} />,
  '/nyctool/jurisdiction': () => <Titled page={<StatesPage Status={StatusTable} />} />,
  '/nyctool/$id': ({ id = '' }) => <ConventionEntry key={id} id={id} />,
};

/** The page `reference`. */
export default function ReferenceRoute() {
  const { route, params } = useCurrentRoute();
  return PAGES[route?.path ?? '']?.(params) ?? null;
}

/** A page that is called like its route. */
function Titled({ page }: { readonly page: ReactNode }) {
  usePageTitle(useCurrentRoute().route?.name);
  return page;
}

function ConventionEntry({ id }: { readonly id: string }) {
  const { data } = useQuery(conventionEntryQuery(id));
  usePageTitle(data ? `${data.label} ${data.title}` : 'New York Convention entry');
  return <EntryPage id={id} />;
}
