import { useRouter } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import { useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { filtersQuery, hitsQuery } from '#web/api/search.queries.ts';
import { hrefOfSearch, pageBodyOf, readAddress } from '#web/app/search-address.ts';
import { usePresentedSearch } from '#web/app/use-presented-search.ts';
import { answerHolds } from '#web/app/visit-step.ts';
import type { FilterAnswer, SearchAnswer } from '#contract/search.ts';
import type { AddressNote } from '#domain/search/parse-search-state.ts';
import { defaultsOf, type SearchDefaults, type SearchState } from '#domain/search/search-state.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { filterBody, listWholeFilters, type FacetView, type FacetViews } from './filters/filter-body.ts';
import { prefetchSearch } from './prefetch-search.ts';
import { useKeptSearch } from './use-kept-search.ts';

/** An answer on its way, there, or failed. `isStale` while the answer of the last question is still shown. */
export interface Answer<T> {
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
  readonly isStale: boolean;
  readonly retry: () => void;
}

/** What the filters are drawn from: nothing of it changes when a page of results is turned. */
export interface FilterModel {
  readonly mode: SearchMode;
  readonly state: SearchState;
  /** What holds where the address says nothing. */
  readonly defaults: SearchDefaults;
  readonly filters: Answer<FilterAnswer[]>;
  readonly views: FacetViews;
  /** Changes how the reader looks at one filter; what is not named stays. */
  readonly setView: (filter: string, change: FacetView) => void;
  /** Address of this page with some of its state changed; anything but paging begins at the first result. */
  readonly hrefWith: (change: Partial<SearchState>) => string;
  /** Asks for what such an address will show: sooner than the page does, which has to be drawn before it asks. */
  readonly prepare: (href: string) => void;
  /** Goes there, and leaves the page where it is scrolled to. */
  readonly change: (change: Partial<SearchState>) => void;
}

export interface SearchModel extends FilterModel {
  /** Parameters of the address that mean nothing here. */
  readonly notes: readonly AddressNote[];
  readonly hits: Answer<SearchAnswer>;
  /** The same value for as long as the filters have nothing new to show. */
  readonly filtering: FilterModel;
}

/**
 * The rules of a search page. The address holds the whole state; filters and hits are asked for in the same tick,
 * filters first (SR-069), and a request that has been overtaken is cancelled (SR-070).
 */
export function useSearch(mode: SearchMode): SearchModel {
  const view = useEditionView();
  const search = usePresentedSearch();
  const { state: asked, notes } = useMemo(() => readAddress(mode, search), [mode, search]);
  const [views, setViews] = useState<FacetViews>({});
  const body = pageBodyOf(mode, asked);
  // The order of these two lines is the order of the requests.
  const filters = useQuery({
    ...filtersQuery(mode.endpoint, filterBody(body, views, listWholeFilters(view, mode))),
    staleTime: answerHolds(),
  });
  const hits = useQuery({ ...hitsQuery(mode.endpoint, body), staleTime: answerHolds() });
  const answer = hits.isPlaceholderData ? undefined : hits.data;
  const state = useShownReading(asked, answer);
  useAnnouncement(asked, answer);
  useKeptSearch(mode, state, answer !== undefined && answer.total > 0);
  const filtering = useFilterModel(mode, state, filters, views, setViews);
  return { ...filtering, state, notes, hits: present(hits), filtering };
}

/** What is done with a search is done with the reading of its words that is shown. */
function useShownReading(asked: SearchState, answer: SearchAnswer | undefined): SearchState {
  const read = asked.read === '' && answer && answer.parts.length > 0 ? answer.read : asked.read;
  return useMemo(() => ({ ...asked, read }), [asked, read]);
}

function useFilterModel(
  mode: SearchMode,
  { start: _start, ...rest }: SearchState,
  { data, error, isPlaceholderData, refetch }: QueryLike<FilterAnswer[]>,
  views: FacetViews,
  setViews: Dispatch<SetStateAction<FacetViews>>,
): FilterModel {
  const router = useRouter();
  const queries = useQueryClient();
  const view = useEditionView();
  const written = JSON.stringify(rest);
  return useMemo(() => {
    const state: SearchState = { ...(JSON.parse(written) as typeof rest), start: 0 };
    const hrefWith = (change: Partial<SearchState>) => hrefOfSearch(mode, { start: 0, ...change }, state);
    const prepare = (href: string) => prefetchSearch(queries, { view, mode, views }, href.slice(mode.path.length));
    return {
      mode,
      state,
      defaults: defaultsOf(mode),
      filters: present({ data, error, isPlaceholderData, refetch }),
      views,
      setView: (filter, change) => setViews((former) => ({ ...former, [filter]: { ...former[filter], ...change } })),
      hrefWith,
      prepare,
      change: (change) => {
        const href = hrefWith(change);
        prepare(href);
        void router.navigate({ href, resetScroll: false });
      },
    };
  }, [router, queries, view, mode, written, data, error, isPlaceholderData, refetch, views, setViews]);
}

interface QueryLike<T> {
  readonly data: T | undefined;
  readonly error: ApiError | null;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

function present<T>(query: QueryLike<T>): Answer<T> {
  return {
    data: query.data,
    // An answer that could not be fetched afresh still holds; only a question without one has failed.
    error: query.data === undefined ? (query.error ?? undefined) : undefined,
    isStale: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

/** Once for each question: the same answer fetched afresh is no news. */
function useAnnouncement(state: SearchState, answer: SearchAnswer | undefined): void {
  const total = answer?.total;
  useEffect(() => {
    if (total === undefined) return;
    const page = state.start > 0 ? `, from number ${state.start + 1}` : '';
    announce(total === 0 ? 'No results' : `${formatCount(total, 'result')}${page}`);
  }, [state, total]);
}
