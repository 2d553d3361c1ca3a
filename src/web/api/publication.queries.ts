import { queryOptions } from '@tanstack/react-query';
import { getPublicationDetail } from '#contract/publication.ts';
import { callServer } from './call-server.ts';

/** The publication that is, or contains, a document. */
export function publicationQuery(documentId: string) {
  return queryOptions({
    queryKey: ['publication', documentId],
    queryFn: ({ signal }) => callServer(getPublicationDetail, { query: { documentId }, signal }),
    staleTime: 5 * 60_000,
  });
}
