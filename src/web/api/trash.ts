import type { QueryClient } from '@tanstack/react-query';
import { listRelationSearches } from '#contract/relation-searches.ts';
import * as calls from '#contract/trash.ts';
import { callChange, callQuery, FRESH } from './call-query.ts';
import { COMPARISON_NOTES_KEY } from './comparison-notes.ts';
import { FAVORITES_KEY } from './favorites.ts';
import { LATEST_KEY } from './latest-searches.ts';
import { RECORD_KEY } from './research-record.ts';
import { searchAlertsQuery } from './search-alerts.ts';

export type TrashItem = calls.TrashItemAnswer;

const KEY = ['trash'] as const;
/** Of the mergers that the account keeps; their calls are fetched with their page alone. */
export const MERGERS_KEY = ['mergers'] as const;

/** What the reader removed on this edition, the last first. */
export const trashQuery = () => callQuery(calls.listTrash, {}, { ...FRESH, queryKey: KEY, read: ({ items }) => items });

/** Brings things back; what lists had them is asked for again. */
export const restoreFromTrash = callChange(
  calls.restoreTrash,
  (ids: readonly string[]) => ({ body: { ids: [...ids] } }),
  (queries: QueryClient) => {
    const others = [callQuery(listRelationSearches, {}), searchAlertsQuery()];
    for (const queryKey of [
      KEY,
      MERGERS_KEY,
      FAVORITES_KEY,
      LATEST_KEY,
      RECORD_KEY,
      COMPARISON_NOTES_KEY,
      ...others.map((one) => one.queryKey),
    ])
      void queries.invalidateQueries({ queryKey });
  },
);

/** For good: all of it, or what is named. */
export const emptyTrash = callChange(
  calls.emptyTrash,
  (ids: readonly string[] | undefined) => ({ body: ids ? { ids: [...ids] } : {} }),
  (queries: QueryClient) => queries.invalidateQueries({ queryKey: KEY }),
);
