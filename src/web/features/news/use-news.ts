import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { findNews, listNewsPublications } from '#contract/news.ts';
import { callQuery } from '#web/api/call-query.ts';
import { customizationQuery, followNews } from '#web/api/customization.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { bodyOfNews, printNewsAddress, readNewsAddress, type NewsState } from './news-address.ts';

/** News as the address asks for them, their publications, and which of these the reader follows. */
export function useNews() {
  const router = useRouter();
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const state = readNewsAddress(searchStr);
  const news = useQuery(callQuery(findNews, { body: bodyOfNews(state) }, { isInPlace: true }));
  const sources = useQuery(callQuery(listNewsPublications));
  const followed = useQuery({ ...customizationQuery(), enabled: isSignedIn }).data?.newsPublications;
  const hrefOf = (change: Partial<NewsState>) => pathname + printNewsAddress({ ...state, page: 1, ...change });
  const follow = (title: string) => {
    if (!followed) return;
    const isFollowed = followed.includes(title);
    const next = isFollowed ? followed.filter((one) => one !== title) : [...followed, title];
    void attempt('What you follow could not be kept', async () => {
      await followNews(queries, next);
      announce(isFollowed ? `You no longer follow ${title}` : `You follow ${title}`);
    });
  };
  return {
    state,
    hrefOf,
    show: (change: Partial<NewsState>) => void router.navigate({ href: hrefOf(change), resetScroll: false }),
    news: news.data,
    /** The answer is of the state before this one. */
    isOld: news.isPlaceholderData,
    error: news.data === undefined ? news.error : null,
    retry: () => void news.refetch(),
    sources: sources.data?.publications,
    hasSourcesFailed: sources.isError && sources.data === undefined,
    retrySources: () => void sources.refetch(),
    /** Titles; undefined where nobody is signed in, and until they are known. */
    followed,
    follow,
  };
}

export type NewsModel = ReturnType<typeof useNews>;
