import { hasQuery, type SearchState, type SearchWords } from '#domain/search/search-state.ts';
import type { SortBy } from '#domain/edition/sort-choice.ts';

/** An order of results as a reader chooses it. */
export interface Sort extends Pick<SearchState, 'sortBy' | 'sortOrder'> {
  readonly name: string;
}

const RELEVANCE: Sort = { name: 'Relevance', sortBy: 'score', sortOrder: 'desc' };

/** The orders of documents (OP-56). */
const SORTS: readonly Sort[] = [
  RELEVANCE,
  { name: 'Newest first', sortBy: 'relevant-date', sortOrder: 'desc' },
  { name: 'Oldest first', sortBy: 'relevant-date', sortOrder: 'asc' },
  { name: 'Title A to Z', sortBy: 'title', sortOrder: 'asc' },
];

/** The orders of people, whose titles are their names (OP-56). */
const NAME_SORTS: readonly Sort[] = [
  RELEVANCE,
  { name: 'Name A to Z', sortBy: 'title', sortOrder: 'asc' },
  { name: 'Most cases', sortBy: 'cases', sortOrder: 'desc' },
  { name: 'Most awards', sortBy: 'awards', sortOrder: 'desc' },
  { name: 'Most publications', sortBy: 'publications', sortOrder: 'desc' },
];

/** An address may ask for these as well. */
const OTHERS: readonly Sort[] = [
  { name: 'Title Z to A', sortBy: 'title', sortOrder: 'desc' },
  { name: 'Least relevant first', sortBy: 'score', sortOrder: 'asc' },
];
const NAME_OTHERS: readonly Sort[] = [{ name: 'Name Z to A', sortBy: 'title', sortOrder: 'desc' }];

/** What calls may sort by, with the older names of two of them. */
const NAMES: ReadonlyMap<string, SortBy> = new Map([
  ['score', 'score'],
  ['relevance', 'score'],
  ['relevant-date', 'relevant-date'],
  ['date', 'relevant-date'],
  ['title', 'title'],
  ['fullname', 'title'],
  ['cases', 'cases'],
  ['numberofcases', 'cases'],
  ['awards', 'awards'],
  ['numberofawards', 'awards'],
  ['publications', 'publications'],
  ['numberofpublications', 'publications'],
]);

/** What a call means by the name of an order, whatever its case; undefined where there is none of that name. */
export function findSortBy(name: string): SortBy | undefined {
  return NAMES.get(name.toLowerCase());
}

/** Whether a mode lists people, who are sorted by name. */
interface ListsPeople {
  readonly sortsByName?: boolean | undefined;
}

/**
 * The orders offered (OP-56): relevance only where there is a query. The one that holds is always among them, for an
 * address may ask for others (OP-55).
 */
export function offeredSorts(
  state: SearchWords & Pick<SearchState, 'sortBy' | 'sortOrder'>,
  mode: ListsPeople,
): readonly Sort[] {
  const { sortBy, sortOrder } = state;
  const sorts = mode.sortsByName ? NAME_SORTS : SORTS;
  const offered = sorts.filter((sort) => hasQuery(state) || sort.sortBy !== 'score');
  const current = sortKey(sortBy, sortOrder);
  if (offered.some((sort) => sortKey(sort.sortBy, sort.sortOrder) === current)) return offered;
  return [...offered, { name: nameSort(sortBy, sortOrder, mode), sortBy, sortOrder }];
}

/** One text for an order, so that it can be the value of a choice. */
export function sortKey(sortBy: string, sortOrder: string): string {
  return `${sortBy} ${sortOrder}`;
}

/** What an order is called; what it sorts by where it has no name. */
export function nameSort(sortBy: string, sortOrder: string, mode: ListsPeople = {}): string {
  const key = sortKey(sortBy, sortOrder);
  const names = [...(mode.sortsByName ? [...NAME_SORTS, ...NAME_OTHERS] : []), ...SORTS, ...OTHERS];
  return names.find((sort) => sortKey(sort.sortBy, sort.sortOrder) === key)?.name ?? sortBy;
}
