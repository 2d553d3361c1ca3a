import { queryOptions, type QueryKey } from '@tanstack/react-query';
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
interface Keeping {
  /** Milliseconds that it counts as fresh. */
  readonly staleTime?: number;
  /** `false` where asking again would not help. */
  readonly retry?: false;
  readonly enabled?: boolean;
}

/** Answers that change seldom while somebody reads. */
export const LASTING = { staleTime: 5 * 60_000 } as const satisfies Keeping;
/** What somebody else, another page or tab, may have changed a moment ago. */
export const FRESH = { staleTime: 0, retry: false } as const satisfies Keeping;

/** A call as the cache knows it, by its key; a newer one of that key cancels it. It fails with an `ApiError`. */
export function callQuery<C extends Call>(
  queryKey: QueryKey,
  call: C,
  input: Omit<CallInput<C>, 'signal'> = {},
  keeping: Keeping = {},
) {
  return queryOptions<CallAnswer<C>>({
    queryKey,
    queryFn: ({ signal }) => callServer(call, { ...input, signal }),
    ...keeping,
  });
}
