import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type DataTag,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { Call, CallAnswer } from '#contract/call.ts';
import type { ApiError } from './api-error.ts';
import { callServer, type CallInput } from './call-server.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Calls fail with nothing else, so that pages draw what they are told. */
    defaultError: ApiError;
  }
}

type Asked<C extends Call> = Omit<CallInput<C>, 'signal'>;

/** How an answer is kept; as the cache keeps all of them where nothing is said. */
interface Keeping<Read> {
  /** By what it is known, where others ask after it; else by its call and what was asked. */
  readonly queryKey?: QueryKey;
  /** What is kept of it; all where nothing is said. */
  readonly read?: Read;
  /** Whether what was asked before stays in sight until this is there. */
  readonly isInPlace?: boolean;
  /** Milliseconds that it counts as fresh. */
  readonly staleTime?: number;
  /** `false` where asking again would not help. */
  readonly retry?: false;
  readonly enabled?: boolean;
}

/** Answers that change seldom while somebody reads. */
export const LASTING = { staleTime: 5 * 60_000 } as const;
/** What somebody else, another page or tab, may have changed a moment ago. */
export const FRESH = { staleTime: 0, retry: false } as const;
/** What is worked out for one reader, and is as good a minute later. */
export const MINUTE = { staleTime: 60_000, retry: false } as const;

/** A call as the cache knows it; a newer one of its key cancels it. It fails with an `ApiError`. */
export function callQuery<
  C extends Call,
  Read extends (answer: CallAnswer<C>) => unknown = (answer: CallAnswer<C>) => CallAnswer<C>,
>(call: C, input: Asked<C> = {}, { queryKey = [call.path, input], read, isInPlace, ...keeping }: Keeping<Read> = {}) {
  return queryOptions<ReturnType<Read>>({
    queryKey,
    queryFn: async ({ signal }) => {
      const answer = await callServer(call, { ...input, signal });
      return (read ? read(answer) : answer) as ReturnType<Read>;
    },
    ...(isInPlace ? { placeholderData: keepPreviousData } : {}),
    ...keeping,
  });
}

/**
 * The same of a list that comes page after page: `inputOf` how many entries are there already, until there are as many as
 * `countOf` a page says that there are in all.
 */
export function callPages<C extends Call>(
  call: C,
  inputOf: (start: number) => Asked<C>,
  countOf: (page: CallAnswer<C>) => readonly [entries: number, total: number],
  keeping: typeof LASTING | typeof FRESH,
) {
  return infiniteQueryOptions({
    queryKey: [call.path, inputOf(0)],
    queryFn: ({ signal, pageParam }) => callServer(call, { ...inputOf(pageParam), signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, [first, ...pages]: CallAnswer<C>[]) => {
      const [entries, total] = first === undefined ? [0, 0] : countOf(first);
      const shown = pages.reduce((sum, page) => sum + countOf(page)[0], entries);
      return shown < total ? shown : undefined;
    },
    ...keeping,
  });
}

/** Changes an answer that is kept, where it is. */
export function changeKept<Kept>(
  queries: QueryClient,
  { queryKey }: { readonly queryKey: DataTag<QueryKey, Kept, ApiError> },
  change: (kept: Kept) => Kept,
): void {
  queries.setQueryData(queryKey, (kept) => kept && change(kept));
}

/**
 * A call that changes something, asked with what `inputOf` takes; `learn` tells the cache what it has to forget or can
 * know by now. It throws an `ApiError`, with the server's words.
 */
export function callChange<C extends Call, Wish extends readonly unknown[]>(
  call: C,
  inputOf: (...wish: Wish) => Asked<C>,
  learn: (queries: QueryClient, answer: CallAnswer<C>, ...wish: Wish) => unknown,
) {
  return async (queries: QueryClient, ...wish: Wish): Promise<CallAnswer<C>> => {
    const answer = await callServer(call, inputOf(...wish));
    await learn(queries, answer, ...wish);
    return answer;
  };
}
