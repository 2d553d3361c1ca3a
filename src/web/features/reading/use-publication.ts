import { useQuery } from '@tanstack/react-query';
import { getPublicationDetail, type PublicationDetail } from '#contract/publication.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { callQuery, LASTING } from '#web/api/call-query.ts';

export interface PublicationModel {
  readonly publication: PublicationDetail | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** The publication with its table of contents; fetched again only when the id differs (SR-163). */
export function usePublication(documentId: string): PublicationModel {
  const query = useQuery(
    callQuery(getPublicationDetail, { query: { documentId } }, { ...LASTING, queryKey: ['publication', documentId] }),
  );
  return {
    publication: query.data,
    error: query.error ?? undefined,
    retry: () => void query.refetch(),
  };
}
