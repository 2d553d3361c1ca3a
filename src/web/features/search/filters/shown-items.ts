import type { FilterAnswer } from '#contract/search.ts';
import type { FacetView } from './filter-body.ts';

/** Values more or fewer at a time (SR-122, SR-123). */
export const STEP = 10;

/** A list of more values than this can be searched (SR-118). */
const SHORT = 8;

export interface ShownItems {
  readonly items: FilterAnswer['filterItems'];
  readonly hasMore: boolean;
  readonly hasLess: boolean;
  readonly limit: number;
}

/**
 * Which values of a filter are listed: all up to 8; 5 where there are 9 or 10 and nothing is looked for; 10 and more in
 * steps otherwise (SR-121, SR-124, OP-62). Chosen values always come first, and a filter that is only searched lists no
 * others until something is looked for.
 */
export function shownItems(facet: FilterAnswer, chosen: ReadonlySet<string>, view: FacetView): ShownItems {
  const isFew = facet.count === 9 || facet.count === 10;
  const limit = view.limit ?? (isFew && (view.contains?.length ?? 0) < 2 ? 5 : STEP);
  const isWaiting = facet.filterType === 'searchOnly' && !view.contains;
  const ticked = facet.filterItems.filter((item) => chosen.has(item.name));
  const sorted = isWaiting ? ticked : [...ticked, ...facet.filterItems.filter((item) => !chosen.has(item.name))];
  const items = facet.count <= SHORT ? sorted : sorted.slice(0, limit);
  return {
    items,
    hasMore: !isWaiting && (sorted.length > items.length || (facet.hasMoreFilterItems && sorted.length <= limit)),
    hasLess: facet.count > SHORT && items.length > STEP,
    limit,
  };
}

/** How many values the next step brings to a list that is cut at a limit, and where a step back leads, if there is one. */
export function stepsOf(length: number, limit: number): { readonly more: number; readonly lessTo: number | undefined } {
  return {
    more: Math.min(STEP, Math.max(0, length - limit)),
    lessTo: limit > STEP ? Math.max(STEP, limit - STEP) : undefined,
  };
}

/** Whether the values of a filter can be looked through: more than 8, or a text is there (SR-118); some never are. */
export function hasSearch(facet: Pick<FilterAnswer, 'filterType' | 'count'>, contains: string | undefined): boolean {
  if (facet.filterType === 'defaultNoSearch') return false;
  return facet.filterType === 'searchOnly' || facet.count > SHORT || Boolean(contains);
}
