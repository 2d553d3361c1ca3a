import { queryOptions } from '@tanstack/react-query';
import { getCitedWork } from '#contract/cited-work.ts';
import { getDocument, getDocumentAnchor, getDocumentPart } from '#contract/document.ts';
import { getDocumentChanges } from '#contract/document-changes.ts';
import type { Forms } from '#domain/words/forms.ts';
import { callQuery, LASTING } from './call-query.ts';
import { callServer } from './call-server.ts';

/** What the reader asked to see; the anchor decides which part of a long text comes first. */
export interface DocumentRequest {
  readonly id: string;
  readonly searchTerm?: string | undefined;
  /** Which forms of its words are marked. */
  readonly forms?: Forms | undefined;
  readonly anchor?: string | undefined;
  /** The newest where it is left out. */
  readonly version?: number | undefined;
  /** Where no version is named: a day on which the text was in force. */
  readonly inForce?: string | undefined;
}

/**
 * A document with its first text. The anchor is not part of the key: once a document is there, moving inside it asks
 * for nothing new (SR-164), and a request for another document cancels this one (SR-165). Where the anchor leads is kept
 * as the answer of `documentAnchorQuery`.
 */
export function documentQuery({ id, searchTerm, forms, anchor, version, inForce }: DocumentRequest) {
  return queryOptions({
    queryKey: ['document', id, searchTerm ?? '', version ?? inForce ?? 'newest', forms ?? ''],
    queryFn: async ({ signal, client }) => {
      const query = { id, searchTerm, forms, anchor, version, inForce };
      const document = await callServer(getDocument, { query, signal });
      // Whoever is part of another is read under that one's address, which asks nothing again.
      if (document.id !== id) {
        client.setQueryData(documentQuery({ id: document.id, searchTerm, version, inForce }).queryKey, document);
      }
      if (anchor) {
        const { anchorPart: part, address } = document;
        client.setQueryData(
          documentAnchorQuery(id, inForce === undefined ? version : document.version, anchor).queryKey,
          { id, part, address },
        );
      }
      return document;
    },
    staleTime: 5 * 60_000,
  });
}

interface PartsRequest extends Omit<DocumentRequest, 'anchor'> {
  readonly version: number;
  /** The text of which the page has other parts. */
  readonly textId: string;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Further parts of a long document, in order. */
export function documentPartsQuery({ id, searchTerm, forms, version, textId, from, to }: PartsRequest) {
  const query = { id, from, to, version, textId, searchTerm, forms };
  return callQuery(getDocumentPart, { query }, { staleTime: Number.POSITIVE_INFINITY });
}

/** Where an anchor leads that was made on a version, and the part of that version that holds it; null where none does. */
export function documentAnchorQuery(id: string, version: number | undefined, anchor: string) {
  return callQuery(getDocumentAnchor, { query: { id, anchor, version } }, LASTING);
}

/** What the citation of a document is made from, where no page that shows it knows. */
export const citedWorkQuery = (id: string) => callQuery(getCitedWork, { query: { id } }, LASTING);

/** What changed in a document from one version to another. */
export const documentChangesQuery = (query: { readonly id: string; readonly from: number; readonly to: number }) =>
  callQuery(getDocumentChanges, { query }, LASTING);
