import { isCaseFacet } from '#domain/tools/profiles/choose-cases.ts';

/** What an address says of a table of cases: one value at most of each filter, and the page from 1. */
export interface CasesState {
  readonly filters: readonly { readonly id: string; readonly value: string }[];
  readonly page: number;
}

export const ALL_CASES: CasesState = { filters: [], page: 1 };

const PAGE = 'page';

/** Anything but filters of the table and its page is not about it. */
export function readCasesAddress(search: string): CasesState {
  const given = new URLSearchParams(search);
  const filters = [...given]
    .filter(([id, value]) => isCaseFacet(id) && value !== '')
    .map(([id, value]) => ({ id, value }));
  const page = Number(given.get(PAGE));
  return { filters, page: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** The query of an address, with its question mark; '' for all cases from the first. */
export function printCasesAddress({ filters, page }: CasesState): string {
  const query = new URLSearchParams(filters.map(({ id, value }) => [id, value]));
  if (page > 1) query.set(PAGE, String(page));
  const printed = query.toString();
  return printed === '' ? '' : `?${printed}`;
}

/** Another choice in a filter, '' for none: the table begins again at its first page (TL-023). */
export function chooseValue({ filters }: CasesState, id: string, value: string): CasesState {
  const others = filters.filter((filter) => filter.id !== id);
  return { filters: value === '' ? others : [...others, { id, value }], page: 1 };
}
