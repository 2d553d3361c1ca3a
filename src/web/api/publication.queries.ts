import { getPublicationDetail } from '#contract/publication.ts';
import { callQuery, LASTING } from './call-query.ts';

/** The publication that is, or contains, a document. */
export function publicationQuery(documentId: string) {
  return callQuery(['publication', documentId], getPublicationDetail, { query: { documentId } }, LASTING);
}
