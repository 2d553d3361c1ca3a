import { useQuery } from '@tanstack/react-query';
import type { CaseDetails, CaseToc } from '#contract/case.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { caseQuery, caseTocQuery } from '#web/api/case.queries.ts';

export interface CaseModel {
  readonly details: CaseDetails | undefined;
  readonly toc: CaseToc | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** An arbitration case with its proceedings and their documents. */
export function useCase(caseId: string): CaseModel {
  const details = useQuery(caseQuery(caseId));
  const toc = useQuery(caseTocQuery(caseId));
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
