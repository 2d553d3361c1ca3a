import { useLayoutEffect, useRef } from 'react';
import { focusResults } from './focus-results.ts';
import { followTurn, type PageTurn } from './page-turn.ts';
import type { SearchModel } from '../use-search.ts';

/**
 * For the links to other pages of results: goes to the top together with the results of that page, not before them, so
 * that the reader sees one change and not two. The focus goes along, unless the reader has put it elsewhere meanwhile.
 */
export function useTurnedPage({
  hits,
  prepare,
  hrefWith,
  state,
}: Pick<SearchModel, 'hits' | 'prepare' | 'hrefWith' | 'state'>): (href: string) => void {
  const turn = useRef<PageTurn & { readonly focused: Element | null }>(undefined);
  const here = hrefWith({ start: state.start });
  useLayoutEffect(() => {
    const made = turn.current;
    const outcome = made && followTurn(made, here, hits);
    if (outcome === undefined || outcome === 'under way') return;
    turn.current = undefined;
    if (outcome !== 'there') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (document.activeElement === made?.focused || document.activeElement === document.body) focusResults();
  });
  return (href) => {
    // The page that is open already brings nothing to see from the top.
    turn.current = href === here ? undefined : { from: here, to: href, focused: document.activeElement };
    prepare(href);
  };
}
