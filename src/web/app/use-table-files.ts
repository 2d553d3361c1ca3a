import { useFileMenu } from './use-file-menu.ts';

/**
 * All of a table of a page as a file; `subject`: the place, convention or provision that it is about, if it is about one;
 * `day`: as of which it is read, '' for today.
 */
export function useTableFiles(table: string, what: string, subject?: string, day = '') {
  const ids = subject === undefined ? [] : [{ id: subject }];
  return { what, ...useFileMenu(() => ({ kind: 'table', table, ids, ...(day === '' ? {} : { day }) })) };
}
