import { useLayoutEffect, useRef } from 'react';
import type { SearchAnswer } from '#contract/search.ts';
import type { SearchModel } from './use-search.ts';

/**
 * For the links to other pages of results: goes to the top together with the results of that page, not before them, so
 * that the reader sees one change and not two.
 */
export function useTurnedPage({ hits, prepare }: Pick<SearchModel, 'hits' | 'prepare'>): (href: string) => void {
  const turned = useRef<{ readonly from: SearchAnswer | undefined }>(undefined);
  useLayoutEffect(() => {
    if (!turned.current || hits.isStale || hits.data === turned.current.from) return;
    turned.current = undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  return (href) => {
    turned.current = { from: hits.data };
    prepare(href);
  };
}
