import type { SearchQuery } from '#contract/search.ts';
import { normalizeTreePath } from '#domain/document/tree-path.ts';
import type { Edition, SearchMode } from '#domain/edition/edition.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import { nameFilterPlaces } from '#domain/places/name-filter-places.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { FacetChoice } from '#server/ports/search-engine.ts';
import { SEARCH_WITHIN, TIME_PERIOD } from '#domain/search/filter-ids.ts';
import { splitGroups } from '#domain/search/value-groups.ts';

/** Filters that are not facets of documents. */
const NOT_OF_DOCUMENTS: ReadonlySet<string> = new Set([SEARCH_WITHIN, TIME_PERIOD]);

/** What documents are held against. */
export interface ChosenFilters {
  /** Alternatives, which leave the counts of their own filter alone. */
  readonly filters: readonly FacetChoice[];
  /** Values joined by AND narrow their own filter too: its counts are what the next click leaves. */
  readonly joined: readonly FacetChoice[];
}

/** The choices of a search; throws `LibraryError` for a filter that the edition does not have. */
export function chooseFilters(edition: Edition, mode: SearchMode, wishes: readonly FilterWish[]): ChosenFilters {
  const known = new Set(edition.facets.map((facet) => facet.id));
  const held = wishes.filter(({ id, filterItems }) => {
    if (filterItems.length === 0) return false;
    if (!known.has(id)) {
      const allowed = [...known];
      throw new LibraryError('value-not-allowed', {
        field: 'filters',
        reason: `There is no filter “${id}”.`,
        allowed,
      });
    }
    return !NOT_OF_DOCUMENTS.has(id) && (!mode.keepsOwnFiltersOnly || mode.facets.includes(id));
  });
  const [joined, open] = [true, false].map((isJoined) =>
    held.filter((wish) => (wish.andOrValue === 'and') === isJoined),
  );
  return {
    filters: (open ?? []).map(({ id, filterItems }) => {
      const { singles, groups } = splitGroups(edition.valueGroups, id, filterItems);
      return { facet: id, values: [...new Set([...singles, ...groups.flatMap(({ values }) => values)])] };
    }),
    joined: (joined ?? []).flatMap(({ id, filterItems }) => {
      const { singles, groups } = splitGroups(edition.valueGroups, id, filterItems);
      const ofGroups = groups.map(({ values }) => ({ facet: id, values }));
      return singles.length > 0 ? [{ facet: id, values: singles, every: true }, ...ofGroups] : ofGroups;
    }),
  };
}

/**
 * What the reader chose in each filter: of a filter that takes a single choice the last one (SR-140), paths as documents
 * carry them (SR-100), places by the library's names.
 */
export function readWishes(edition: Edition, query: SearchQuery): FilterWish[] {
  const single = new Set(edition.facets.filter(({ control }) => control === 'radio').map(({ id }) => id));
  const trees = new Set(edition.facets.filter(({ kind }) => isTree(kind)).map(({ id }) => id));
  const filters = (query.filters ?? []).map((filter) =>
    trees.has(filter.id) ? { ...filter, filterItems: filter.filterItems?.map(normalizeTreePath) ?? [] } : filter,
  );
  return mergeFilters(filters).map((wish) => {
    const named = [...nameFilterPlaces({ facet: wish.id, mode: query.mode }, wish.filterItems)];
    return { ...wish, filterItems: single.has(wish.id) ? named.slice(-1) : named };
  });
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
