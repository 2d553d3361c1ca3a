import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { emptyTrash, trashQuery } from '#web/api/trash.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { bringBack, withdrawOffers } from '#web/app/offer-undo.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { tick } from './tick.ts';

export type TrashModel = ReturnType<typeof useTrash>;

/** What lies in the trash, what of it is ticked, and what can be done with it. */
export function useTrash() {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const { data: items, error, refetch } = useQuery({ ...trashQuery(), enabled: isSignedIn });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = (items ?? []).filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const forget = async (ids?: readonly string[]) => {
    await attempt('It could not be deleted', async () => {
      const { count } = await emptyTrash(queries, ids);
      withdrawOffers(ids);
      announce(`${formatCount(count, 'thing was', 'things were')} deleted for good`);
    });
  };
  return {
    items,
    error: items ? undefined : error,
    retry: () => void refetch(),
    chosen,
    isChosen: (id: string) => ticked.has(id),
    toggle: (ids: readonly string[]) => setTicked((former) => tick(former, ids)),
    restore: (ids: readonly string[]) => bringBack(queries, ids),
    forget,
  };
}
