import { countRelated } from '#contract/related-forms.ts';
import type { SearchQuery } from '#contract/search.ts';
import { listWordForms } from '#contract/word-forms.ts';
import { searchCallQuery } from './search.queries.ts';

/** The words that the terms of a search find; asked only where somebody looks at how its query was read. */
export const wordFormsQuery = (endpoint: string, body: SearchQuery) =>
  searchCallQuery(listWordForms, endpoint, body, { retry: false });

/** What related forms would add to a search; asked where its switch is in sight, after the hits. */
export const relatedFormsQuery = (endpoint: string, body: SearchQuery) =>
  searchCallQuery(countRelated, endpoint, body, { retry: false });
