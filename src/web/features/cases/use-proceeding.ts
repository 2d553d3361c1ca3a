import { useQuery } from '@tanstack/react-query';
import { getProceeding, type ProceedingDetails } from '#contract/case.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callQuery, LASTING } from '#web/api/call-query.ts';

export interface ProceedingModel {
  readonly proceeding: ProceedingDetails | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** The proceeding that is open; nothing is asked for while none is (SR-172). */
export function useProceeding(caseId: string, proceedingId: string | undefined): ProceedingModel {
  const asked = { query: { caseId, proceedingId: proceedingId ?? '' } };
  const query = useQuery({ ...callQuery(getProceeding, asked, LASTING), enabled: proceedingId !== undefined });
  return {
    proceeding: query.data,
    error: query.error ?? undefined,
    retry: () => void query.refetch(),
  };
}
