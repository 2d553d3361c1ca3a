import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewHitsAnswer } from '#contract/new-hits.ts';
import { findNewSinceEntry } from '#contract/research-record.ts';
import { callServer } from '#web/api/call-server.ts';
import { removeEntry, type ResearchEntry } from '#web/api/research-record.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { attempt } from '#web/app/attempt.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import { useAttempt } from '#web/app/use-attempt.ts';

export interface EntryModel {
  /** What was imported since the search was made, once it was asked for. */
  readonly matches: NewHitsAnswer | undefined;
  readonly isBusy: boolean;
  readonly findNew: () => void;
  /** Answers whether it worked. */
  readonly remove: () => Promise<boolean>;
}

/** What can be done with one search of the record. */
export function useEntry({ id, title }: ResearchEntry): EntryModel {
  const queries = useQueryClient();
  const [matches, setMatches] = useState<NewHitsAnswer>();
  const [isBusy, run] = useAttempt();
  const findNew = () =>
    run('What is new could not be found', async () => {
      const found = await callServer(findNewSinceEntry, { path: { id } });
      setMatches(found);
      announce(found.total === 0 ? 'Nothing new since then' : formatCount(found.total, 'new document'));
    });
  const remove = () =>
    attempt('The search could not be removed', async () => {
      await removeEntry(queries, id);
      offerUndo(queries, `“${title}” was removed from your record`, [id]);
    });
  return { matches, isBusy, findNew: () => void findNew(), remove };
}
