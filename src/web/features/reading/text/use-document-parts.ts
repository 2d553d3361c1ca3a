import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import type { Forms } from '#domain/words/forms.ts';
import { readSearchTerm } from '#web/app/search-term.ts';
import { ApiError } from '#web/api/api-error.ts';
import { documentPartsQuery } from '#web/api/document.queries.ts';
import { ArrivingText } from './arriving-text.ts';
import { chooseBatch, FEWEST_PARTS, nextSize, type Batch } from './choose-batch.ts';
import { drawInSlices } from './draw-in-slices.ts';
import { NextPart } from './next-part.ts';
import { splitContent } from './split-content.ts';

export interface DocumentParts {
  readonly text: ArrivingText;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Is told what the reader sees and goes to. */
  readonly needed: NextPart;
}

/**
 * Fills in the rest of a long document: from the part the reader looks at to the end, then what stands before it, so
 * that the whole text ends up in the page.
 */
export function useDocumentParts(document: DocumentDetails, searchTerm: string | undefined): DocumentParts {
  const client = useQueryClient();
  const { forms } = readSearchTerm(useLocation().searchStr);
  const text = useMemo(() => new ArrivingText(splitContent(document)), [document]);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  // What stands around the anchor came first; without one the reader begins at the top.
  const needed = useMemo(() => new NextPart(location.hash === '' ? 0 : document.contentTo), [document]);
  useEffect(() => {
    const stop = new AbortController();
    loadParts({ client, document, searchTerm, forms, text, needed, stop: stop.signal }).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      const isOutdated = error instanceof ApiError && error.code === 'version-changed';
      if (isOutdated) void client.invalidateQueries({ queryKey: ['document', document.id] });
      else setFailed(attempt);
    });
    return () => {
      stop.abort();
      void client.cancelQueries({ queryKey: ['document-parts', document.id] });
    };
  }, [client, document, text, needed, searchTerm, forms, attempt]);
  return useMemo(
    () => ({ text, hasFailed: failed === attempt, needed, retry: () => setAttempt(attempt + 1) }),
    [text, failed, attempt, needed],
  );
}

interface Loading {
  readonly client: QueryClient;
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  readonly forms: Forms | undefined;
  readonly text: ArrivingText;
  readonly needed: NextPart;
  readonly stop: AbortSignal;
}

/** One batch is on its way while the one before it is drawn; how much is asked for follows what the machine can do. */
async function loadParts({ client, document, searchTerm, forms, text, needed, stop }: Loading): Promise<void> {
  const { id, version, textId, parts } = document;
  let size = FEWEST_PARTS;
  const ask = (current?: Batch) => {
    const isOnItsWay = (part: number) => current !== undefined && part >= current.from && part < current.to;
    const next = needed.choose((part) => text.has(part));
    const batch = chooseBatch(parts, (part) => text.has(part) || isOnItsWay(part), next, size);
    if (!batch) return undefined;
    const answer = client.fetchQuery(documentPartsQuery({ id, searchTerm, forms, version, textId, ...batch }));
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
