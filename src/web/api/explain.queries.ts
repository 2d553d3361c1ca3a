import { explain } from '#contract/explain.ts';
import type { SearchQuery } from '#contract/search.ts';
import { callQuery } from './call-query.ts';

/** What a search would find otherwise; asked only where it found little. */
export function explainQuery(endpoint: string, body: SearchQuery) {
  return callQuery(['search', endpoint, 'explain', body], explain, { path: { endpoint }, body }, { retry: false });
}
