import { keepPreviousData } from '@tanstack/react-query';
import { getProfile, listProfileCases, type CasesTable, type CasesTableQuery } from '#contract/profiles.ts';
import { callQuery, LASTING } from './call-query.ts';

/** A person's page with the first cases (API-082). */
export function profileQuery(id: string) {
  return callQuery(['profile', id.toLowerCase()], getProfile, { path: { id: id.toLowerCase() } }, LASTING);
}

/** A page of somebody's cases; the rows of before stay until the next ones are there (API-083). */
export function profileCasesQuery(id: string, body: CasesTableQuery) {
  const query = callQuery(['profile-cases', id, body], listProfileCases, { path: { id }, body }, LASTING);
  return { ...query, placeholderData: keepPreviousData<CasesTable> };
}
