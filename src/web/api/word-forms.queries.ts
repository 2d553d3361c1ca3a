import { countRelated } from '#contract/related-forms.ts';
import type { SearchQuery } from '#contract/search.ts';
import { listWordForms } from '#contract/word-forms.ts';
import { callQuery } from './call-query.ts';

/** The words that the terms of a search find; asked only where somebody looks at how its query was read. */
export function wordFormsQuery(endpoint: string, body: SearchQuery) {
  return callQuery(['search', endpoint, 'forms', body], listWordForms, { path: { endpoint }, body }, { retry: false });
}

/** What related forms would add to a search; asked where its switch is in sight, after the hits. */
export function relatedFormsQuery(endpoint: string, body: SearchQuery) {
  return callQuery(['search', endpoint, 'related', body], countRelated, { path: { endpoint }, body }, { retry: false });
}
