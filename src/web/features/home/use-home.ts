import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { defaultMode, useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { filtersQuery, hitsQuery } from '#web/api/search.queries.ts';
import { bodyOf } from '#web/app/search-address.ts';
import { createSearchState, defaultsOf } from '#domain/search/search-state.ts';
import type { FilterAnswer, Hit, SearchQuery } from '#contract/search.ts';

/** How many entries each part of the page shows. */
const NEWEST = 8;
const COVERS = 6;

export interface HomeModel {
  readonly greeting: string;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly newest: readonly Hit[] | undefined;
  readonly publications: readonly {
    readonly mode: SearchMode;
    readonly hits: readonly Hit[] | undefined;
    /** Its page is one that the visitor has. */
    readonly isHeld: boolean;
  }[];
  readonly facets: readonly FilterAnswer[] | undefined;
  /** The page of all content, where the ways in lead. */
  readonly everything: SearchMode;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What the home page shows: what is new, the publications, and the ways in with their counts. */
export function useHome(): HomeModel {
  const view = useEditionView();
  const { codes } = useAccount();
  const [greeting] = useState(() => greet(new Date().getHours()));
  const everything = defaultMode(view);
  const shelves = view.modes.filter((mode) => mode.endpoint === 'books' || mode.endpoint === 'journals');
  const newestFirst = bodyOfFirst(everything, NEWEST);
  const filters = useQuery(filtersQuery(everything.endpoint, { mode: everything.id, filters: [] }));
  const newest = useQuery(hitsQuery(everything.endpoint, newestFirst));
  const publications = useQueries({
    queries: shelves.map((mode) => hitsQuery(mode.endpoint, bodyOfFirst(mode, COVERS))),
  });
  return {
    greeting,
    total: newest.data?.total,
    newest: newest.data?.hits,
    publications: shelves.map((mode, index) => ({
      mode,
      hits: publications[index]?.data?.hits,
      isHeld: resolveAddress(view, codes, mode.path, '').kind === 'page',
    })),
    facets: filters.data,
    everything,
    hasFailed: newest.isError,
    retry: () => void newest.refetch(),
  };
}

/** The first entries of a mode in its own order. */
function bodyOfFirst(mode: SearchMode, resultsPerPage: number): SearchQuery {
  return { ...bodyOf(mode, { ...createSearchState(defaultsOf(mode)), resultsPerPage }), excerpt: false };
}

function greet(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
