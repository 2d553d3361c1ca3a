import { queryOptions } from '@tanstack/react-query';
import { countRelated } from '#contract/related-forms.ts';
import type { SearchQuery } from '#contract/search.ts';
import { listWordForms } from '#contract/word-forms.ts';
import { callServer } from './call-server.ts';

/** The words that the terms of a search find; asked only where somebody looks at how its query was read. */
export function wordFormsQuery(endpoint: string, body: SearchQuery) {
  return queryOptions({
    queryKey: ['search', endpoint, 'forms', body],
    queryFn: ({ signal }) => callServer(listWordForms, { path: { endpoint }, body, signal }),
    retry: false,
  });
}

/** What related forms would add to a search; asked where its switch is in sight, after the hits. */
export function relatedFormsQuery(endpoint: string, body: SearchQuery) {
  return queryOptions({
    queryKey: ['search', endpoint, 'related', body],
    queryFn: ({ signal }) => callServer(countRelated, { path: { endpoint }, body, signal }),
    retry: false,
  });
}
