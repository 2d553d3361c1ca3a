import type { EditionView } from '#contract/edition-view.ts';
import { ALERT_LIMITS } from '#domain/tools/desk/search-alert.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { SearchMode } from '#web/app/edition-view.ts';
import { bodyOf } from '#web/app/search-address.ts';
import type { AlertDraft } from '#web/api/search-alerts.ts';
import { describeSearch } from '#web/features/search/describe-search.ts';
import { nameFilters } from '#web/features/search/filters/filter-names.ts';

/** A search as an alert; undefined where nothing was looked for. */
export function describeAlert(mode: SearchMode, state: SearchState, view: EditionView): AlertDraft | undefined {
  const search = describeSearch(mode, state, nameFilters(view, mode));
  if (!search) return undefined;
  const { start: _start, resultsPerPage: _size, ...query } = bodyOf(mode, state);
  return {
    title: search.title.slice(0, ALERT_LIMITS.title),
    url: search.url,
    endpoint: mode.endpoint as AlertDraft['endpoint'],
    query,
  };
}
