import type { FilterAnswer } from '#contract/search.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import { foldText } from '#domain/words/fold-text.ts';
import type { SearchMode } from '#web/app/edition-view.ts';

/** Of the filters drawn open at first, so many may be trees (SR-125, OP-61). */
const OPEN_TREES = 2;

/** What is known of a filter besides its answer. */
export interface FilterUse {
  /** Values of the reader or of the mode itself. */
  readonly isChosen: boolean;
  /** What its values are looked through for. */
  readonly contains: string;
}

/** Whether a filter is drawn: it has counts, or something in it is ticked or looked for (SR-120). */
export function isFilterShown(filter: FilterAnswer, { isChosen, contains }: FilterUse): boolean {
  return filter.count > 0 || isChosen || contains !== '';
}

/** The ids of the filters that are open at first: the first `open` of the page, and of those the first two trees. */
export function listOpenFilters(filters: readonly FilterAnswer[], open: number): readonly string[] {
  const first = filters.slice(0, open);
  const trees = first.filter(({ filterType }) => isTree(filterType)).slice(0, OPEN_TREES);
  return first.filter((filter) => !isTree(filter.filterType) || trees.includes(filter)).map(({ id }) => id);
}

/** What is ticked in a filter, and what its values are looked through for on the page; '' where that is not done here. */
export interface FilterLook {
  readonly chosen: ReadonlySet<string>;
  readonly contains: string;
}

/** The filter as its group draws it: narrowed, and without the values that the mode hides (SR-104). */
export function presentGroup(
  filter: FilterAnswer,
  mode: Pick<SearchMode, 'hidesEmptyItems'>,
  { chosen, contains }: FilterLook,
): FilterAnswer {
  const narrowed = narrowFilter(filter, contains, chosen);
  return mode.hidesEmptyItems ? withoutEmptyItems(narrowed, chosen) : narrowed;
}

/** The filter without the values that have no hits, but for those that are chosen (SR-104). */
function withoutEmptyItems(filter: FilterAnswer, chosen: ReadonlySet<string>): FilterAnswer {
  return {
    ...filter,
    filterItems: filter.filterItems.filter(({ name, count }) => count > 0 || chosen.has(name)),
  };
}

/** A list with the values that contain a text; chosen ones stay, as in the answers of the server. */
function narrowFilter(filter: FilterAnswer, contains: string, chosen: ReadonlySet<string>): FilterAnswer {
  if (contains === '') return filter;
  const wanted = foldText(contains);
  const found = filter.filterItems.filter((item) => foldText(item.label).includes(wanted));
  const filterItems = filter.filterItems.filter((item) => found.includes(item) || chosen.has(item.name));
  return { ...filter, count: found.length, filterItems };
}
