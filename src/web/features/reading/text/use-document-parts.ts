import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { toApiError } from '#web/api/api-error.ts';
import { documentPartsQuery } from '#web/api/document.queries.ts';
import { ArrivingText } from './arriving-text.ts';
import { chooseBatch, FEWEST_PARTS, nextSize, type Batch } from './choose-batch.ts';
import { drawInSlices } from './draw-in-slices.ts';
import { splitContent } from './split-content.ts';

export interface DocumentParts {
  readonly text: ArrivingText;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** This part is needed next: the reader is looking at its place. */
  readonly want: (part: number) => void;
}

/**
 * Fills in the rest of a long document: from the part the reader looks at to the end, then what stands before it, so
 * that the whole text ends up in the page.
 */
export function useDocumentParts(document: DocumentDetails, searchTerm: string | undefined): DocumentParts {
  const client = useQueryClient();
  const text = useMemo(() => new ArrivingText(splitContent(document)), [document]);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  // What stands around the anchor came first; without one the reader begins at the top.
  const wanted = useRef(location.hash === '' ? 0 : document.contentTo);
  useEffect(() => {
    const stop = new AbortController();
    loadParts({ client, document, searchTerm, text, wanted, stop: stop.signal }).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      const isOutdated = toApiError(error).code === 'version-changed';
      if (isOutdated) void client.invalidateQueries({ queryKey: ['document', document.id] });
      else setFailed(attempt);
    });
    return () => {
      stop.abort();
      void client.cancelQueries({ queryKey: ['document-parts', document.id] });
    };
  }, [client, document, text, searchTerm, attempt]);
  const want = useCallback((part: number) => {
    wanted.current = part;
  }, []);
  return useMemo(
    () => ({ text, hasFailed: failed === attempt, want, retry: () => setAttempt(attempt + 1) }),
    [text, failed, attempt, want],
  );
}

interface Loading {
  readonly client: QueryClient;
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  readonly text: ArrivingText;
  readonly wanted: { readonly current: number };
  readonly stop: AbortSignal;
}

/** One batch is on its way while the one before it is drawn; how much is asked for follows what the machine can do. */
async function loadParts({ client, document, searchTerm, text, wanted, stop }: Loading): Promise<void> {
  const { id, version, parts } = document;
  let size = FEWEST_PARTS;
  const ask = (current?: Batch) => {
    const isOnItsWay = (part: number) => current !== undefined && part >= current.from && part < current.to;
    const batch = chooseBatch(parts, (part) => text.has(part) || isOnItsWay(part), wanted.current, size);
    if (!batch) return undefined;
    const answer = client.fetchQuery(documentPartsQuery({ id, searchTerm, version, ...batch }));
    // A failure is met when the turn of the batch comes.
    answer.catch(() => undefined);
    return { ...batch, answer };
  };
  for (let batch = ask(); batch && !stop.aborted;) {
    const began = performance.now();
    const { parts: html } = await batch.answer;
    if (html.length === 0) throw new Error(`The answer holds none of the parts from ${batch.from} to ${batch.to}.`);
    if (stop.aborted) return;
    const following = ask(batch);
    await drawInSlices(text, batch.from, html, stop);
    size = nextSize(size, performance.now() - began);
    batch = following ?? ask();
  }
}
