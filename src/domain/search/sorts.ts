/** The orders offered (OP-56); relevance only where there is a query. */
export const SORTS = [
  { name: 'Relevance', sortBy: 'score', sortOrder: 'desc' },
  { name: 'Newest first', sortBy: 'relevant-date', sortOrder: 'desc' },
  { name: 'Oldest first', sortBy: 'relevant-date', sortOrder: 'asc' },
  { name: 'Title A to Z', sortBy: 'title', sortOrder: 'asc' },
] as const;

/** An address may ask for these as well. */
const OTHERS = [{ name: 'Title Z to A', sortBy: 'title', sortOrder: 'desc' }] as const;

/** One text for an order, so that it can be the value of a choice. */
export function sortKey(sortBy: string, sortOrder: string): string {
  return `${sortBy} ${sortOrder}`;
}

/** What an order is called; what it sorts by where it has no name. */
export function nameSort(sortBy: string, sortOrder: string): string {
  const key = sortKey(sortBy, sortOrder);
  return [...SORTS, ...OTHERS].find((sort) => sortKey(sort.sortBy, sort.sortOrder) === key)?.name ?? sortBy;
}
