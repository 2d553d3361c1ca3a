import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getProfile, listProfileCases, type CasesTableQuery } from '#contract/profiles.ts';
import { callQuery, LASTING } from './call-query.ts';
import { callServer } from './call-server.ts';

/** A person's page with the first cases (API-082). */
export function profileQuery(id: string) {
  return callQuery(['profile', id.toLowerCase()], getProfile, { path: { id: id.toLowerCase() } }, LASTING);
}

/** A page of somebody's cases; the rows of before stay until the next ones are there (API-083). */
export function profileCasesQuery(id: string, body: CasesTableQuery) {
  return queryOptions({
    queryKey: ['profile-cases', id, body],
    queryFn: ({ signal }) => callServer(listProfileCases, { path: { id }, body, signal }),
    ...LASTING,
    placeholderData: keepPreviousData,
  });
}
