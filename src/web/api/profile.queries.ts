import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProfile, listProfileCases, type CasesTableQuery } from '#contract/profiles.ts';
import { callServer } from './call-server.ts';

const FRESH = 5 * 60_000;

/** A person's page with the first cases (API-082). */
export function profileQuery(id: string) {
  return queryOptions({
    queryKey: ['profile', id.toLowerCase()],
    queryFn: ({ signal }) => callServer(getProfile, { path: { id: id.toLowerCase() }, signal }),
    staleTime: FRESH,
  });
}

/** A page of somebody's cases; the rows of before stay until the next ones are there (API-083). */
export function profileCasesQuery(id: string, body: CasesTableQuery) {
  return queryOptions({
    queryKey: ['profile-cases', id, body],
    queryFn: ({ signal }) => callServer(listProfileCases, { path: { id }, body, signal }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  });
}
