import { useQuery } from '@tanstack/react-query';
import { getCase, getCaseToc, type CaseDetails, type CaseToc } from '#contract/case.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callQuery, LASTING } from '#web/api/call-query.ts';

export interface CaseModel {
  readonly details: CaseDetails | undefined;
  readonly toc: CaseToc | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** An arbitration case with its proceedings and their documents; fetched again only when the id differs (SR-170, SR-171). */
export function useCase(caseId: string): CaseModel {
  const details = useQuery(callQuery(getCase, { query: { caseId } }, LASTING));
  const toc = useQuery(callQuery(getCaseToc, { query: { caseId } }, LASTING));
  const error = details.error ?? toc.error;
  return {
    details: details.data,
    toc: toc.data,
    error: error ?? undefined,
    retry: () => {
      void details.refetch();
      void toc.refetch();
    },
  };
}
