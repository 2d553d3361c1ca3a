import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '#web/app/attempt.ts';
import { useAttempt } from '#web/app/use-attempt.ts';
import {
  deleteAlert,
  lookAtAlert,
  renameAlert,
  renewFeed,
  type AlertLook,
  type SearchAlert,
} from '#web/api/search-alerts.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { offerUndo } from '#web/app/offer-undo.ts';

export interface AlertModel {
  /** What was new at the last look of this visit; stays until the page is left. */
  readonly look: AlertLook | undefined;
  readonly isBusy: boolean;
  readonly lookAt: () => void;
  /** These answer whether it worked; what went wrong has been said then. */
  readonly rename: (title: string) => Promise<boolean>;
  readonly renewFeed: () => Promise<boolean>;
  readonly remove: () => Promise<boolean>;
}

/** What can be done with one alert. */
export function useAlert({ id, title }: SearchAlert): AlertModel {
  const queries = useQueryClient();
  const [look, setLook] = useState<AlertLook>();
  const [isBusy, run] = useAttempt();
  const lookAt = () =>
    run('The new matches could not be loaded', async () => {
      const next = await lookAtAlert(queries, id);
      setLook(next);
      announce(
        next.isSeen || next.matches.total === 0
          ? 'Nothing new'
          : formatCount(next.matches.total, 'new match', 'new matches'),
      );
    });
  return {
    look,
    isBusy,
    lookAt: () => void lookAt(),
    rename: (title) => attempt('The alert could not be renamed', () => renameAlert(queries, id, title)),
    renewFeed: () => attempt('The feed could not get a new address', () => renewFeed(queries, id)),
    remove: async () => {
      const isDone = await attempt('The alert could not be deleted', () => deleteAlert(queries, id));
      if (isDone) offerUndo(queries, `The alert “${title}” was deleted`, [id]);
      return isDone;
    },
  };
}
