import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewHitsAnswer } from '#contract/new-hits.ts';
import { toApiError } from '#web/api/api-error.ts';
import { findNewSince, removeEntry, type ResearchEntry } from '#web/api/research-record.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/ui/live-region.tsx';
import { notify } from '#web/ui/notifications.ts';

export interface EntryModel {
  /** What was imported since the search was made, once it was asked for. */
  readonly matches: NewHitsAnswer | undefined;
  readonly isBusy: boolean;
  readonly findNew: () => void;
  /** Answers whether it worked. */
  readonly remove: () => Promise<boolean>;
}

/** What can be done with one search of the record. */
export function useEntry({ id }: ResearchEntry): EntryModel {
  const queries = useQueryClient();
  const [matches, setMatches] = useState<NewHitsAnswer>();
  const [isBusy, setBusy] = useState(false);
  const findNew = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const found = await findNewSince(id);
      setMatches(found);
      announce(found.total === 0 ? 'Nothing new since then' : formatCount(found.total, 'new document'));
    } catch (error) {
      notify({ type: 'error', title: 'What is new could not be found', content: toApiError(error).message });
    }
    setBusy(false);
  };
  const remove = async () => {
    try {
      await removeEntry(queries, id);
      announce('The search was removed from your record.');
      return true;
    } catch (error) {
      notify({ type: 'error', title: 'The search could not be removed', content: toApiError(error).message });
      return false;
    }
  };
  return { matches, isBusy, findNew: () => void findNew(), remove };
}
