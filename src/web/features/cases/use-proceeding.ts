import { useQuery } from '@tanstack/react-query';
import type { ProceedingDetails } from '#contract/case.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { proceedingQuery } from '#web/api/case.queries.ts';

export interface ProceedingModel {
  readonly proceeding: ProceedingDetails | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** The proceeding that is open; nothing is asked for while none is. */
export function useProceeding(caseId: string, proceedingId: string | undefined): ProceedingModel {
  const query = useQuery({ ...proceedingQuery(caseId, proceedingId ?? ''), enabled: proceedingId !== undefined });
  return {
    proceeding: query.data,
    error: query.error ?? undefined,
    retry: () => void query.refetch(),
  };
}
