import { getProfile, listProfileCases, type CasesTableQuery } from '#contract/profiles.ts';
import { callQuery, LASTING } from './call-query.ts';

/** A person's page with the first cases (API-082). */
export const profileQuery = (id: string) => callQuery(getProfile, { path: { id: id.toLowerCase() } }, LASTING);

/** A page of somebody's cases; the rows of before stay until the next ones are there (API-083). */
export const profileCasesQuery = (id: string, body: CasesTableQuery) =>
  callQuery(listProfileCases, { path: { id }, body }, { ...LASTING, isInPlace: true });
