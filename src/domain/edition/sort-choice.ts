/** What results are sorted by. */
export const SORTS_BY = ['score', 'relevant-date', 'title', 'cases', 'awards', 'publications'] as const;

export type SortBy = (typeof SORTS_BY)[number];

/** What people alone are sorted by: numbers counted from what they took part in and wrote (OP-56, OP-135). */
const NUMBERS = ['cases', 'awards', 'publications'] as const satisfies readonly SortBy[];

/** Whether results are sorted by a number that only people have. */
export function isNumberSort(sortBy: SortBy): sortBy is (typeof NUMBERS)[number] {
  return NUMBERS.some((number) => number === sortBy);
}
export type SortOrder = 'asc' | 'desc';

export interface SortChoice {
  readonly sortBy: SortBy;
  readonly sortOrder: SortOrder;
}
