import { getPublicationDetail } from '#contract/publication.ts';
import { callQuery, LASTING } from './call-query.ts';

/** The publication that is, or contains, a document. */
export const publicationQuery = (documentId: string) =>
  callQuery(getPublicationDetail, { query: { documentId } }, { ...LASTING, queryKey: ['publication', documentId] });
