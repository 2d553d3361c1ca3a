/** The orders offered (OP-56); relevance only where there is a query. */
export const SORTS = [
  { name: 'Relevance', sortBy: 'score', sortOrder: 'desc' },
  { name: 'Newest first', sortBy: 'relevant-date', sortOrder: 'desc' },
  { name: 'Oldest first', sortBy: 'relevant-date', sortOrder: 'asc' },
  { name: 'Title A to Z', sortBy: 'title', sortOrder: 'asc' },
] as const;

/** One text for an order, so that it can be the value of a choice. */
export function sortKey(sortBy: string, sortOrder: string): string {
  return `${sortBy} ${sortOrder}`;
}
