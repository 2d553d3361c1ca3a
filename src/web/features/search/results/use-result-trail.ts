import { useEffect } from 'react';
import type { SearchAnswer } from '#contract/search.ts';
import { keepResultTrail, type ResultTrail } from '#web/app/result-trail.ts';
import type { SearchModel } from '../use-search.ts';
import { hrefOfHit, queryOf } from './hit-meta.ts';

/** Remembers the page of results that is shown, so that the reader goes from document to document. */
export function useResultTrail({ state, hits, hrefWith }: SearchModel, answer: SearchAnswer): void {
  const { start, resultsPerPage, forms } = state;
  const q = queryOf(answer, state.q);
  const after = start + resultsPerPage;
  const trail: ResultTrail = {
    href: hrefWith({}),
    start,
    total: answer.total,
    hits: answer.hits.map((hit) => ({ id: hit.id, title: hit.title, href: hrefOfHit(hit, q, forms) })),
    before: start > 0 ? hrefWith({ start: Math.max(0, start - resultsPerPage) }) : '',
    after: after < answer.total ? hrefWith({ start: after }) : '',
  };
  // As text, which is another only where the page is.
  const kept = hits.isStale ? '' : JSON.stringify(trail);
  useEffect(() => {
    if (kept !== '') keepResultTrail(kept);
  }, [kept]);
}
