import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Tool } from '#contract/customization.ts';
import { listNewsPublications } from '#contract/news.ts';
import { callQuery } from '#web/api/call-query.ts';
import { customizationQuery, followNews, saveTools } from '#web/api/customization.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';

/**
 * What the account has chosen. Changes show at once and are kept one after the other, the last one always; where keeping
 * fails it is said, and what the server has comes back.
 */
export function useCustomization() {
  const { isSignedIn } = useAccount();
  const queries = useQueryClient();
  const all = useQuery({ ...customizationQuery(), enabled: isSignedIn });
  const sources = useQuery({ ...callQuery(listNewsPublications), enabled: isSignedIn });
  const [draft, setDraft] = useState<readonly Tool[] | undefined>();
  const [followedDraft, setFollowed] = useState<readonly string[] | undefined>();
  const keepTools = useSaving<readonly Tool[]>(
    'Your tools could not be kept',
    (tools) => saveTools(queries, tools),
    setDraft,
  );
  const keepNews = useSaving<readonly string[]>(
    'What you follow could not be kept',
    (titles) => followNews(queries, titles),
    setFollowed,
  );
  return {
    error: all.error ?? sources.error,
    retry: () => void Promise.all([all.refetch(), sources.refetch()]),
    tools: draft ?? all.data?.tools,
    /** Shows another order while something is dragged; nothing is kept. */
    showTools: setDraft,
    keepTools,
    sources: sources.data?.publications,
    followed: followedDraft ?? all.data?.newsPublications,
    keepNews,
  };
}

/** Shows a value at once and keeps it when what was to be kept before is; values overtaken meanwhile are left out. */
function useSaving<T>(failure: string, save: (value: T) => Promise<unknown>, show: (value: T | undefined) => void) {
  const wanted = useRef<{ readonly value: T } | undefined>(undefined);
  const isBusy = useRef(false);
  return async (value: T) => {
    show(value);
    wanted.current = { value };
    if (isBusy.current) return;
    isBusy.current = true;
    while (wanted.current) {
      const next: { readonly value: T } = wanted.current;
      wanted.current = undefined;
      const isKept = await attempt(failure, () => save(next.value));
      if (!isKept) wanted.current = undefined;
    }
    isBusy.current = false;
    // From here on it is what the server says.
    show(undefined);
  };
}
