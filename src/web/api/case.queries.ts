import { getCase, getCaseToc, getProceeding } from '#contract/case.ts';
import { callQuery, LASTING } from './call-query.ts';

/** An arbitration case; fetched again only when the id differs (SR-170). */
export const caseQuery = (caseId: string) => callQuery(getCase, { query: { caseId } }, LASTING);

/** The proceedings of a case with their documents (SR-171). */
export const caseTocQuery = (caseId: string) => callQuery(getCaseToc, { query: { caseId } }, LASTING);

/** One proceeding (SR-172). */
export const proceedingQuery = (caseId: string, proceedingId: string) =>
  callQuery(getProceeding, { query: { caseId, proceedingId } }, LASTING);
