/** Rows of the table of cases on a page (CON-020). */
export const CASES_ON_A_PAGE = 5;
