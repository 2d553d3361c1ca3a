import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { readSearchTerm } from '#web/app/search-term.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { documentQuery } from '#web/api/document.queries.ts';

export interface DocumentModel {
  readonly document: DocumentDetails | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** The document of an address. The anchor it was opened with decides which part of a long text comes first. */
export function useDocument(
  id: string,
  searchTerm: string | undefined,
  version: number | undefined,
  inForce?: string,
): DocumentModel {
  const { hash, searchStr } = useLocation();
  const { forms } = readSearchTerm(searchStr);
  // oxlint-disable-next-line react/exhaustive-deps -- moving inside a version asks for nothing new
  const first = useMemo(() => hash, [id, version, inForce]);
  const query = useQuery(documentQuery({ id, searchTerm, forms, anchor: first || undefined, version, inForce }));
  return {
    document: query.data,
    error: query.error ?? undefined,
    retry: () => void query.refetch(),
  };
}
