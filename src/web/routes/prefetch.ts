import { readSearchTerm } from '#web/app/search-term.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { EditionView } from '#contract/edition-view.ts';
import { documentQuery } from '#web/api/document.queries.ts';
import { findModeAt } from '#web/app/edition-view.ts';
import { readVersion } from '#web/app/version-in-address.ts';
import { prefetchSearch } from '#web/features/search/prefetch-search.ts';
import type { Outcome } from './outcome.ts';

/**
 * Asks for the data of a page while its chunk is still on its way. The page then finds the same requests under way: they
 * are the same queries, so nothing is asked twice. A failure shows when the page asks.
 */
export function prefetchData(
  view: EditionView,
  queries: QueryClient,
  outcome: Outcome,
  address: { readonly searchStr: string; readonly hash: string },
): void {
  if (outcome.kind !== 'page') return;
  const { page, route, params } = outcome;
  if (page === 'search') {
    const mode = findModeAt(view, route.path, address.searchStr);
    if (mode) prefetchSearch(queries, { view, mode, views: {} }, address.searchStr);
  }
  const id = page === 'document' ? params['id'] : page === 'case-document' ? params['documentId'] : undefined;
  if (id === undefined) return;
  const version = readVersion(address.searchStr);
  void queries.prefetchQuery(
    documentQuery({ id, ...readSearchTerm(address.searchStr), anchor: address.hash || undefined, version }),
  );
}
