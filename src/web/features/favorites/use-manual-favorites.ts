import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FavoriteRow } from '#web/api/favorites.ts';
import {
  manualDocumentsQuery,
  manualFiltersQuery,
  manualSearchesQuery,
  removeManual,
  type ManualAsked,
} from '#web/api/manual-favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { tick } from './tick.ts';
import { useManualState } from './use-manual-state.ts';

export type ManualModel = ReturnType<typeof useManualFavorites>;

/** What an account has starred in the manual, in two tabs, each in one order for each column (OP-80). */
export function useManualFavorites() {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const [state, change] = useManualState();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data: filters } = useQuery({ ...manualFiltersQuery(), enabled: isSignedIn });
  const parties = filters?.conventionFilters.find(({ id }) => id === state.convention)?.jurisdictions ?? [];
  const asked = {
    sortBy: state.sortBy,
    jurisdictions: state.jurisdiction === '' ? parties : [state.jurisdiction],
    topics: state.topic === '' ? [] : [state.topic],
  } satisfies ManualAsked;
  const documents = useQuery({ ...manualDocumentsQuery(asked), enabled: isSignedIn });
  const searches = useQuery({ ...manualSearchesQuery(asked), enabled: isSignedIn });
  const list = state.tab === 'Document' ? documents : searches;
  const remove = async (rows: readonly FavoriteRow[]) => {
    setChosen(new Set());
    const isDone = await attempt('The favorites could not be removed', () => removeManual(queries, rows));
    if (!isDone) return;
    const ids = rows.map(({ id }) => id);
    offerUndo(queries, `${formatCount(rows.length, 'favorite')} removed`, ids);
  };
  return {
    state,
    change: (wish: Parameters<typeof change>[0]) => {
      setChosen(new Set());
      change(wish);
    },
    filters,
    counts: { Document: documents.data?.length, Search: searches.data?.length },
    rows: list.data,
    error: list.data ? undefined : list.error,
    retry: () => void list.refetch(),
    isStale: list.isPlaceholderData,
    isNarrowed: asked.jurisdictions.length + asked.topics.length > 0,
    chosen: list.data?.filter(({ id }) => chosen.has(id)) ?? [],
    toggle: (ids: readonly string[]) => setChosen((former) => tick(former, ids)),
    remove,
  };
}
