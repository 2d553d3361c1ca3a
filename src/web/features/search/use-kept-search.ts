import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { keepSearch, type SearchToKeep } from '#web/api/latest-searches.ts';
import { noteVisitSearch } from '#web/app/visit-searches.ts';
import { accountQuery, isPersonal } from '#web/api/account.queries.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { describeSearch } from './describe-search.ts';
import { nameFilters } from './filters/filter-names.ts';

/** Keeps the search among the reader's latest once it has found something. Looking through a mode's page is no search. */
export function useKeptSearch(mode: SearchMode, state: SearchState, hasFound: boolean): void {
  const queries = useQueryClient();
  const view = useEditionView();
  useEffect(() => {
    if (!hasFound || state.scope === 'closed' || readHeldCodes(view).length === 0) return;
    const search = describeSearch(mode, state, nameFilters(view, mode));
    if (search) void keep(queries, search);
  }, [queries, view, mode, state, hasFound]);
}

/** Notes on the browser what an account can take over later. */
async function keep(queries: QueryClient, search: SearchToKeep): Promise<void> {
  const isKept = await keepSearch(queries, search);
  if (isKept && !isPersonal(queries.getQueryData(accountQuery().queryKey))) noteVisitSearch();
}
