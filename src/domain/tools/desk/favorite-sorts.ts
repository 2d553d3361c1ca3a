import type { SortOrder } from '#domain/edition/sort-choice.ts';

/** What favorites are sorted by; searches have no review date (SR-214, SR-215). The last five are columns of the table. */
export const FAVORITE_SORTS = [
  'AddedDate',
  'Jurisdiction',
  'Topic',
  'ReviewDate',
  'Title',
  'Citation',
  'Date',
  'Court',
  'Note',
] as const;

export type FavoriteSort = (typeof FAVORITE_SORTS)[number];

/** In which direction a column that is newly chosen starts (SR-203). */
export function startOrder(sortBy: FavoriteSort): SortOrder {
  return sortBy === 'AddedDate' ? 'desc' : 'asc';
}

/** In which direction the second generation sorts: dates descending, all else ascending (SR-209, SR-210). */
export function fixedOrder(sortBy: FavoriteSort): SortOrder {
  return isSortedByDate(sortBy) ? 'desc' : 'asc';
}

export function isSortedByDate(sortBy: FavoriteSort): boolean {
  return sortBy === 'AddedDate' || sortBy === 'ReviewDate' || sortBy === 'Date';
}
