import { getCase, getCaseToc, getProceeding } from '#contract/case.ts';
import { callQuery, LASTING } from './call-query.ts';

/** An arbitration case; fetched again only when the id differs (SR-170). */
export function caseQuery(caseId: string) {
  return callQuery(['case', caseId], getCase, { query: { caseId } }, LASTING);
}

/** The proceedings of a case with their documents (SR-171). */
export function caseTocQuery(caseId: string) {
  return callQuery(['case-toc', caseId], getCaseToc, { query: { caseId } }, LASTING);
}

/** One proceeding (SR-172). */
export function proceedingQuery(caseId: string, proceedingId: string) {
  return callQuery(['proceeding', caseId, proceedingId], getProceeding, { query: { caseId, proceedingId } }, LASTING);
}
