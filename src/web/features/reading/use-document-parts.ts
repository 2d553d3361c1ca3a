import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { toApiError } from '#web/api/api-error.ts';
import { documentPartsQuery } from '#web/api/document.queries.ts';
import { chooseBatch } from './choose-batch.ts';
import { splitContent } from './split-content.ts';

export interface DocumentParts {
  /** HTML by number of part. */
  readonly html: ReadonlyMap<number, string>;
  readonly isComplete: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** This part is needed next: the reader is looking at its place. */
  readonly want: (part: number) => void;
}

/** Lets the page breathe between two batches, in milliseconds. */
const BREATH = 30;

/**
 * Fills in the rest of a long document: from the part the reader looks at to the end, then what stands before it, so
 * that the whole text ends up in the page.
 */
export function useDocumentParts(document: DocumentDetails, searchTerm: string | undefined): DocumentParts {
  const client = useQueryClient();
  const { id, version, parts, contentTo } = document;
  const first = useMemo(() => splitContent(document), [document]);
  const [html, setHtml] = useState(first);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  // What stands around the anchor came first; without one the reader begins at the top.
  const wanted = useRef(location.hash === '' ? 0 : contentTo);
  useEffect(() => {
    const stop = new AbortController();
    const loaded = new Map(first);
    const has = (part: number) => loaded.has(part);
    const load = async () => {
      for (let batch = chooseBatch(parts, has, wanted.current); batch && !stop.signal.aborted;) {
        const answer = await client.fetchQuery(documentPartsQuery({ id, searchTerm, version, ...batch }));
        if (stop.signal.aborted) return;
        answer.parts.forEach((part, index) => loaded.set(batch!.from + index, part));
        startTransition(() => setHtml(new Map(loaded)));
        await new Promise((resolve) => setTimeout(resolve, BREATH));
        batch = chooseBatch(parts, has, wanted.current);
      }
    };
    load().catch((error: unknown) => {
      if (stop.signal.aborted) return;
      if (toApiError(error).code === 'version-changed') void client.invalidateQueries({ queryKey: ['document', id] });
      else setFailed(attempt);
    });
    return () => {
      stop.abort();
      void client.cancelQueries({ queryKey: ['document-parts', id] });
    };
  }, [client, id, version, parts, first, searchTerm, attempt]);
  const want = useCallback((part: number) => {
    wanted.current = part;
  }, []);
  const isComplete = html.size >= parts.length;
  return useMemo(
    () => ({
      html,
      isComplete,
      hasFailed: failed === attempt,
      want,
      retry: () => setAttempt(attempt + 1),
    }),
    [html, isComplete, failed, attempt, want],
  );
}
