import type { EditionView } from '#contract/edition-view.ts';
import type { Filter, SearchState } from '#domain/search/search-state.ts';
import { defaultMode, type SearchMode } from '#web/app/edition-view.ts';
import { hrefOfSearch, readAddress } from '#web/app/search-address.ts';

/** A search that something narrows already, so that what is chosen below its field joins it. */
export interface PresentSearch {
  readonly mode: SearchMode;
  readonly state: SearchState;
}

/** Where an entry of the panel leads, and how it begins: with what it does to the present search. */
export interface Offer {
  readonly href: string;
  readonly lead: 'Add filter' | 'Already chosen' | 'New search' | undefined;
}

/**
 * What an entry does where it is chosen. The field says “Search within these results”, so a value becomes one more filter
 * of the present search (SR-030, SR-067, SR-072), and where that search has no such filter the entry says that it begins
 * another. Documents, and values where there is no search yet, are led to as they are.
 */
export function offerSuggestion(view: EditionView, present: PresentSearch | undefined, href: string): Offer {
  const filter = present && readValue(view, href);
  if (!filter) return { href, lead: undefined };
  const { mode, state } = present;
  if (!mode.facets.includes(filter.facet)) return { href, lead: 'New search' };
  const former = state.filters.find(({ facet }) => facet === filter.facet);
  const isChosen = filter.values.every((value) => former?.values.includes(value));
  const filters = isChosen ? state.filters : addFilter(state.filters, filter, former);
  const lead = isChosen ? 'Already chosen' : 'Add filter';
  return { href: hrefOfSearch(mode, { start: 0, filters }, state), lead };
}

/** The value that a suggested search is for: its only filter. Nothing where the address is not of a search. */
function readValue(view: EditionView, href: string): Filter | undefined {
  const mode = defaultMode(view);
  const [path, search = ''] = href.split('?');
  return path === mode.path ? readAddress(mode, search).state.filters[0] : undefined;
}

/** Beside a topic as a whole one of its own parts would narrow nothing: it takes the place of the whole. */
function addFilter(filters: readonly Filter[], { facet, values, every }: Filter, former?: Filter): readonly Filter[] {
  if (!former) return [...filters, { facet, values, every }];
  const kept = former.values.filter((whole) => !values.some((value) => value.startsWith(`${whole} > `)));
  return filters.map((each) => (each === former ? { ...former, values: [...kept, ...values] } : each));
}
