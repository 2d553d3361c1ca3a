import type { SearchMode } from '#web/app/edition-view.ts';
import type { SearchToKeep } from '#web/api/latest-searches.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { LATEST_SEARCH_LIMITS as LIMITS } from '#domain/tools/desk/latest-search.ts';
import { defaultsOf, type SearchState } from '#domain/search/search-state.ts';
import { choiceOf, listPills } from './change-state.ts';
import type { FilterNames } from './filters/filter-names.ts';

/** The facets that are kept apart as topics and countries (OP-81). */
const TOPIC = 'topic';
const COUNTRY = 'jurisdiction';

const READ_AS = { '': '', phrase: '', all: 'all of the words', best: 'any of the words' } as const;

/** The search in the reader's words, and its address from the first result on; undefined where nothing was looked for. */
export function describeSearch(mode: SearchMode, state: SearchState, names: FilterNames): SearchToKeep | undefined {
  const url = hrefOfSearch(mode, { start: 0 }, state);
  const pills = listPills(state, defaultsOf(mode), names).map(({ title }) => title);
  const words = [state.q.trim(), READ_AS[state.read], ...pills].filter((word) => word !== '');
  if (words.length === 0 || url.length > LIMITS.url) return undefined;
  const title = words.join(' · ');
  return {
    title: title.length <= LIMITS.title ? title : `${title.slice(0, LIMITS.title - 1)}…`,
    url,
    topics: valuesOf(state, TOPIC),
    countries: valuesOf(state, COUNTRY),
  };
}

function valuesOf(state: SearchState, facet: string): string[] {
  const values = choiceOf(state, facet)?.values ?? [];
  return values.filter((value) => value.length <= LIMITS.value).slice(0, LIMITS.values);
}
