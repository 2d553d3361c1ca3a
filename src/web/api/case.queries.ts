import { queryOptions } from '@tanstack/react-query';
import { getCase, getCaseToc, getProceeding } from '#contract/case.ts';
import { callServer } from './call-server.ts';

/** An arbitration case; fetched again only when the id differs (SR-170). */
export function caseQuery(caseId: string) {
  return queryOptions({
    queryKey: ['case', caseId],
    queryFn: ({ signal }) => callServer(getCase, { query: { caseId }, signal }),
    staleTime: 5 * 60_000,
  });
}

/** The proceedings of a case with their documents (SR-171). */
export function caseTocQuery(caseId: string) {
  return queryOptions({
    queryKey: ['case-toc', caseId],
    queryFn: ({ signal }) => callServer(getCaseToc, { query: { caseId }, signal }),
    staleTime: 5 * 60_000,
  });
}

/** One proceeding (SR-172). */
export function proceedingQuery(caseId: string, proceedingId: string) {
  return queryOptions({
    queryKey: ['proceeding', caseId, proceedingId],
    queryFn: ({ signal }) => callServer(getProceeding, { query: { caseId, proceedingId }, signal }),
    staleTime: 5 * 60_000,
  });
}
