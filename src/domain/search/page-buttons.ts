import { DEEPEST_RESULT } from './search-limits.ts';

/** Where the reader is in a list of results (ENT-051). Pages count from 1; without results everything is 0. */
export interface PagingInfo {
  /** Index of the first result of the page, from 0. */
  readonly start: number;
  /** Index after the last result of the page. */
  readonly end: number;
  readonly pageSize: number;
  readonly totalResults: number;
  readonly currentPage: number;
  readonly maxPage: number;
  readonly pageButtons: readonly PageButton[];
}

/** A page number, or a gap. */
export type PageButton = number | '...';

const ALL_LISTED = 6;
const FIRST_PAGES = 5;
const LAST_EARLY_PAGE = 4;

/** Works out the page that `start` lies on, drawing a start beyond the end back to the last page. */
export function describePaging(start: number, pageSize: number, totalResults: number): PagingInfo {
  const maxPage = Math.ceil(Math.min(totalResults, DEEPEST_RESULT) / pageSize);
  const currentPage = Math.min(Math.floor(Math.max(0, start) / pageSize) + 1, maxPage);
  const first = Math.max(0, currentPage - 1) * pageSize;
  return {
    start: first,
    end: Math.min(first + pageSize, totalResults),
    pageSize,
    totalResults,
    currentPage,
    maxPage,
    pageButtons: listPageButtons(currentPage, maxPage),
  };
}

/** The buttons of a pager (SR-145 to SR-147). */
export function listPageButtons(currentPage: number, maxPage: number): readonly PageButton[] {
  if (maxPage <= ALL_LISTED) return countTo(maxPage);
  if (currentPage <= LAST_EARLY_PAGE) return [...countTo(FIRST_PAGES), '...', maxPage];
  const pages = [1, currentPage - 1, currentPage, currentPage + 1, maxPage];
  const buttons: PageButton[] = [];
  let before = 0;
  for (const page of pages) {
    if (page <= before || page > maxPage) continue;
    if (page > before + 1) buttons.push('...');
    buttons.push(page);
    before = page;
  }
  return buttons;
}

function countTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
