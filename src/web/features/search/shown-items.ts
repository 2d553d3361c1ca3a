import type { FilterAnswer } from '#contract/search.ts';
import type { FacetView } from './filter-body.ts';

/** Values more or fewer at a time (SR-122, SR-123). */
export const STEP = 10;

export interface ShownItems {
  readonly items: FilterAnswer['filterItems'];
  readonly hasMore: boolean;
  readonly hasLess: boolean;
  readonly limit: number;
}

/**
 * Which values of a facet are listed: all up to 8; 5 where there are 9 or 10 and nothing is looked for; 10 and more in
 * steps otherwise (SR-121, OP-62). Chosen values always come first.
 */
export function shownItems(facet: FilterAnswer, chosen: ReadonlySet<string>, view: FacetView): ShownItems {
  const isFew = facet.count === 9 || facet.count === 10;
  const limit = view.limit ?? (isFew && (view.contains?.length ?? 0) < 2 ? 5 : STEP);
  const sorted = [
    ...facet.filterItems.filter((item) => chosen.has(item.name)),
    ...facet.filterItems.filter((item) => !chosen.has(item.name)),
  ];
  const items = facet.count <= 8 ? sorted : sorted.slice(0, limit);
  return {
    items,
    hasMore: sorted.length > items.length || (facet.hasMoreFilterItems && facet.filterItems.length <= limit),
    hasLess: facet.count > 8 && limit > STEP,
    limit,
  };
}
