import type { SearchQuery } from '#contract/search.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { LibraryError } from '#domain/errors.ts';
import type { FacetChoice } from '#server/ports/search-engine.ts';
import { SWITCHES } from './choose-switches.ts';

/** Id of the filter that stands for the period of the search. */
export const PERIODS = 'timeperiod';

/** Filters that are not facets of documents. */
const NOT_OF_DOCUMENTS: ReadonlySet<string> = new Set([SWITCHES, PERIODS]);

/** The choices that documents are held against; throws `LibraryError` for a filter that the edition does not have. */
export function chooseFilters(edition: Edition, mode: SearchMode, wishes: readonly FilterWish[]): FacetChoice[] {
  const known = new Set(edition.facets.map((facet) => facet.id));
  return wishes.flatMap(({ id, filterItems, andOrValue }) => {
    if (filterItems.length === 0) return [];
    if (!known.has(id)) {
      const allowed = [...known];
      throw new LibraryError('value-not-allowed', {
        field: 'filters',
        reason: `There is no filter “${id}”.`,
        allowed,
      });
    }
    if (NOT_OF_DOCUMENTS.has(id) || (mode.keepsOwnFiltersOnly && !mode.facets.includes(id))) return [];
    return { facet: id, values: filterItems, every: andOrValue === 'and' };
  });
}

/** What the reader chose in each filter: of a filter that takes a single choice the last one (SR-140). */
export function readWishes(edition: Edition, query: SearchQuery): FilterWish[] {
  const single = new Set(edition.facets.filter(({ control }) => control === 'radio').map(({ id }) => id));
  return mergeFilters(query.filters ?? []).map((wish) =>
    single.has(wish.id) ? { ...wish, filterItems: wish.filterItems.slice(-1) } : wish,
  );
}

export type FilterWish = NonNullable<SearchQuery['filters']>[number] & { readonly filterItems: string[] };

/** One wish for each filter: values of repeated ones together, empty values left out. */
export function mergeFilters(filters: NonNullable<SearchQuery['filters']>): FilterWish[] {
  const byId = new Map<string, FilterWish>();
  for (const filter of filters) {
    const former = byId.get(filter.id);
    const values = [...(former?.filterItems ?? []), ...(filter.filterItems ?? [])].filter((value) => value !== '');
    byId.set(filter.id, { ...former, ...filter, filterItems: [...new Set(values)] });
  }
  return [...byId.values()];
}
