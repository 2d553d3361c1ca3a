import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { Call, CallAnswer } from '#contract/call.ts';
import type { ApiError } from './api-error.ts';
import { callServer, type CallInput } from './call-server.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Calls fail with nothing else, so that pages draw what they are told. */
    defaultError: ApiError;
  }
}

/** How an answer is kept; as the cache keeps all of them where nothing is said. */
interface Keeping<C extends Call, Data> {
  /** By what it is known, where others ask after it; else by its call and what was asked. */
  readonly queryKey?: QueryKey;
  /** What is kept of it; all where nothing is said. */
  readonly read?: (answer: CallAnswer<C>) => Data;
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
export function callQuery<C extends Call, Data = CallAnswer<C>>(
  call: C,
  input: Omit<CallInput<C>, 'signal'> = {},
  { queryKey = [call.path, input], read = (answer) => answer as Data, isInPlace, ...keeping }: Keeping<C, Data> = {},
) {
  return queryOptions<Data>({
    queryKey,
    queryFn: async ({ signal }) => read(await callServer(call, { ...input, signal })),
    ...(isInPlace ? { placeholderData: keepPreviousData } : {}),
    ...keeping,
  });
}
