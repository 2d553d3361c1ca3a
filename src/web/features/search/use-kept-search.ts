import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';
import { keepSearch } from '#web/api/latest-searches.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { describeSearch } from './describe-search.ts';
import { nameFilters } from './filters/filter-names.ts';

/** Keeps the search among the reader's latest once it has found something. Looking through a mode's page is no search. */
export function useKeptSearch(mode: SearchMode, state: SearchState, hasFound: boolean): void {
  const queries = useQueryClient();
  const view = useEditionView();
  useEffect(() => {
    if (!hasFound || readHeldCodes(view).length === 0) return;
    const search = describeSearch(mode, state, nameFilters(view, mode));
    if (search) void keepSearch(queries, search);
  }, [queries, view, mode, state, hasFound]);
}
