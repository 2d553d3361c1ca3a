import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { PUBLICATION_PATH } from '#contract/publication-path.ts';
import { useAccount } from '#web/app/account.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { keepAnswer, purgeKeptDocuments, setKeepingReader } from '#web/app/kept-documents.ts';

/**
 * Keeps what a reader opens for the time without a connection: the documents of a personal account with a subscription,
 * never those of visitors recognised by address. A refusal of any call, another account and the end of the subscription
 * take away what is kept.
 */
export function useKeptDocuments(): void {
  const queries = useQueryClient();
  const { account, isKnown, isSignedIn, isByAddress, codes } = useAccount();
  const reader = isSignedIn && !isByAddress && codes.length > 0 ? (account?.userId ?? null) : null;
  useEffect(() => {
    if (!isKnown) return;
    const cache = queries.getQueryCache();
    inTurn(async () => setKeepingReader(reader));
    for (const query of cache.getAll()) keep(query);
    return cache.subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'success') keep(event.query);
      if (event.action.type !== 'error') return;
      if ((event.action.error as ApiError).kind === 'forbidden') inTurn(purgeKeptDocuments);
    });
  }, [queries, isKnown, reader]);
  // What failed for want of a connection is asked for again when there is one.
  useEffect(() => {
    const retry = () =>
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queries]);
}

function keep({ queryKey, state }: Query): void {
  const address = addressOf(queryKey.map(String));
  if (address === undefined || state.status !== 'success' || !navigator.onLine) return;
  const { data } = state;
  inTurn(async () => keepAnswer(address, JSON.stringify(data)));
}

/** The address of the call behind a query about a document; undefined for every other query. */
export function addressOf([kind, id = '', term = '', version = '', ...more]: readonly string[]): string | undefined {
  const [from = '', to = ''] = more;
  const forms = more[kind === 'document' ? 0 : 2] ?? '';
  const searchTerm: Record<string, string> = {
    ...(term === '' ? {} : { searchTerm: term }),
    ...(forms === '' ? {} : { forms }),
  };
  const at = (path: string, query: Record<string, string>) =>
    new URL(`${path}?${new URLSearchParams(query)}`, location.origin).href;
  if (kind === 'document') return at(getDocument.path, { id, ...searchTerm });
  if (kind === 'document-parts') return at(getDocumentPart.path, { id, from, to, version, ...searchTerm });
  if (kind === 'publication') return at(PUBLICATION_PATH, { documentId: id });
  return undefined;
}

let last: Promise<void> = Promise.resolve();

/** One after the other, since each rewrites the list of what is kept. What cannot be kept is not missed until later. */
function inTurn(work: () => Promise<void>): void {
  last = last.then(work).catch(() => undefined);
}
