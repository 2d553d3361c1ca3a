import { queryOptions } from '@tanstack/react-query';
import type { Call } from '#contract/call.ts';
import { callServer } from './call-server.ts';

const KEY = 'collection';
const staleTime = 5 * 60_000;

/** The list of a collection. */
export function listQuery<C extends Call>(call: C) {
  return queryOptions({ queryKey: [KEY, call.path], queryFn: ({ signal }) => callServer(call, { signal }), staleTime });
}

/** One of its entries. */
export function entryQuery<C extends Call>(call: C, id: string) {
  return queryOptions({
    queryKey: [KEY, call.path, id],
    queryFn: ({ signal }) => callServer(call, { path: { id }, signal }),
    staleTime,
  });
}
